"""Scenarios of the equipment cards of Newcago."""

from newcago import counts_twice, gives, is_one_more_die, may_do_something_else, reads_as, results, travels

# ---------------------------------------------------------------------- swap cards (RK-76)


def test_forensic_kit_reads_money_as_research() -> None:
    """Permanent: On your dice and on the results of your equipment, you may read Money as Research and Research as
    Money."""
    reads_as("forensic-kit", "money", "research")


def test_gravatonics_reads_contain_as_enforcement() -> None:
    """Permanent: On your dice and on the results of your equipment, you may read Contain as Attack Enforcement and
    Attack Enforcement as Contain."""
    reads_as("gravatonics", "contain", "enforcement")


def test_trap_reads_attack_as_plan() -> None:
    """Permanent: On your dice and on the results of your equipment, you may read Attack Epic as Plan and Plan as
    Attack Epic."""
    reads_as("trap", "attack", "plan")


# ---------------------------------------------------------------------- die cards (RK-77)


def test_dowser_is_one_more_yellow_die() -> None:
    """Permanent: You have N more yellow die."""
    is_one_more_die("dowser", "yellow")


def test_epic_dna_is_one_more_purple_die() -> None:
    """Permanent: You have N more purple die."""
    is_one_more_die("epic-dna", "purple")


def test_gauss_gun_is_one_more_green_die() -> None:
    """Permanent: You have N more green die."""
    is_one_more_die("gauss-gun", "green")


def test_harmsway_is_one_more_red_die() -> None:
    """Permanent: You have N more red die."""
    is_one_more_die("harmsway", "red")


def test_jacket_is_one_more_orange_die() -> None:
    """Permanent: You have N more orange die."""
    is_one_more_die("jacket", "orange")


def test_tensors_is_one_more_blue_die() -> None:
    """Permanent: You have N more blue die."""
    is_one_more_die("tensors", "blue")


# ---------------------------------------------------------------------- double cards (RK-78)


def test_camera_doubles_research() -> None:
    """Permanent: Research counts twice on your basic dice."""
    counts_twice("camera", "research")


def test_evidence_doubles_plan() -> None:
    """Permanent: Plan counts twice on your basic dice."""
    counts_twice("evidence", "plan")


def test_explosives_doubles_enforcement() -> None:
    """Permanent: Attack Enforcement counts twice on your basic dice."""
    counts_twice("explosives", "enforcement")


def test_flash_grenade_doubles_contain() -> None:
    """Permanent: Contain counts twice on your basic dice."""
    counts_twice("flash-grenade", "contain")


def test_twin_pistols_doubles_attack() -> None:
    """Permanent: Attack Epic counts twice on your basic dice."""
    counts_twice("twin-pistols", "attack")


# ---------------------------------------------------------------------- result cards (RK-79, RK-80, RK-81)


def test_bank_vault_gives_money() -> None:
    """Once per round, with a cost: Spend a die that shows Attack Epic to use this card as a die with N Money."""
    assert gives("bank-vault", "attack") == results("bank-vault")
    assert set(results("bank-vault")) == {"money"}
    may_do_something_else("bank-vault", "attack")


def test_bribe_gives_enforcement() -> None:
    """Once per round, with a cost: Spend a die that shows Money to use this card as a die with N Attack
    Enforcement."""
    assert gives("bribe", "money") == results("bribe")
    assert set(results("bribe")) == {"enforcement"}
    may_do_something_else("bribe", "money")


def test_emp_gives_contain() -> None:
    """Once per round, with a cost: Spend a die that shows Attack Enforcement to use this card as a die with N
    Contain."""
    assert gives("emp", "enforcement") == results("emp")
    assert set(results("emp")) == {"contain"}
    may_do_something_else("emp", "enforcement")


def test_imager_gives_research() -> None:
    """Once per round, with a cost: Spend a die that shows Plan to use this card as a die with N Research."""
    assert gives("imager", "plan") == results("imager")
    assert set(results("imager")) == {"research"}
    may_do_something_else("imager", "plan")


def test_grenade_launcher_gives_attack_anywhere() -> None:
    """Once per round, with a cost: Spend a die that shows Attack Enforcement to use this card as a die with N Attack
    Epic; it works in any district."""
    assert gives("grenade-launcher", "enforcement", anywhere=True) == results("grenade-launcher")
    assert set(results("grenade-launcher")) == {"attack"}
    may_do_something_else("grenade-launcher", "enforcement")


def test_notebooks_gives_research_anywhere() -> None:
    """Once per round, with a cost: Spend a die that shows Contain to use this card as a die with N Research; it works
    in any district."""
    assert gives("notebooks", "contain", anywhere=True) == results("notebooks")
    assert set(results("notebooks")) == {"research"}
    may_do_something_else("notebooks", "contain")


def test_safe_house_gives_contain_and_plan_anywhere() -> None:
    """Once per round, with a cost: Spend a die that shows Money to use this card as a die with N Contain and N Plan;
    it works in any district."""
    assert gives("safe-house", "money", anywhere=True) == results("safe-house")
    assert set(results("safe-house")) == {"contain", "plan"}
    may_do_something_else("safe-house", "money")


def test_disguise_gives_contain() -> None:
    """Once per round, free: Use this card as a die with N Contain."""
    assert gives("disguise") == results("disguise")
    assert set(results("disguise")) == {"contain"}
    may_do_something_else("disguise")


def test_grenade_gives_enforcement() -> None:
    """Once per round, free: Use this card as a die with N Attack Enforcement."""
    assert gives("grenade") == results("grenade")
    assert set(results("grenade")) == {"enforcement"}
    may_do_something_else("grenade")


def test_night_vision_goggles_gives_research() -> None:
    """Once per round, free: Use this card as a die with N Research."""
    assert gives("night-vision-goggles") == results("night-vision-goggles")
    assert set(results("night-vision-goggles")) == {"research"}
    may_do_something_else("night-vision-goggles")


def test_rifle_gives_attack() -> None:
    """Once per round, free: Use this card as a die with N Attack Epic."""
    assert gives("rifle") == results("rifle")
    assert set(results("rifle")) == {"attack"}
    may_do_something_else("rifle")


def test_schematics_gives_plan() -> None:
    """Once per round, free: Use this card as a die with N Plan."""
    assert gives("schematics") == results("schematics")
    assert set(results("schematics")) == {"plan"}
    may_do_something_else("schematics")


def test_decoy_drone_gives_enforcement_anywhere() -> None:
    """Once per round, free: Use this card as a die with N Attack Enforcement; it works in any district."""
    assert gives("decoy-drone", anywhere=True) == results("decoy-drone")
    assert set(results("decoy-drone")) == {"enforcement"}
    may_do_something_else("decoy-drone")


# ---------------------------------------------------------------------- travel cards (RK-82)


def test_helicopter_travels() -> None:
    """Once per round, free: Move your figure to any other district; Barricades still block it."""
    travels("helicopter")


def test_motorcycle_travels() -> None:
    """Once per round, free: Move your figure to any other district; Barricades still block it."""
    travels("motorcycle")
