"""Texts made of known words that would do nothing where they stand: refused, with what to write instead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.components import MAX_ANIMALS
from ludotek.games.untamed.rules.effects.counting import OWN_ANIMALS, STRONGHOLDS_LOST, TokensHere
from ludotek.games.untamed.rules.effects.effect import ATTACKS, LAST_WORDS, UPKEEP
from ludotek.games.untamed.rules.effects.on_target import (
    ChangeAttack,
    Damage,
    DamageByAttack,
    Heal,
    MakeExhausted,
    MakeReady,
    MoveDamage,
    OnTarget,
    RepeatLastWords,
    Strike,
    TakeControl,
)
from ludotek.games.untamed.rules.effects.target import (
    A_STRONGHOLD,
    AN_ANIMAL,
    ATTACKED,
    EACH,
    EXHAUSTED,
    ITSELF,
    OPPOSING,
    OWN,
    READY,
    UNDAMAGED,
    WITH_LAST_WORDS,
    Target,
)
from ludotek.kernel.counting import Condition, ForEach, If
from ludotek.kernel.effect import Action, Combined
from ludotek.kernel.errors import ContentError
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.vocabulary import Vocabulary

MOST_LOST: Final = 2  # who has lost the third is out of the game, but for the team modes
NOBODY_HERE: Final = "stands on no Animal"


class Place:
    """Where a text is: on an Animal or not, for which moment (-1: none), and whether it has Last Words."""

    def __init__(self, on_animal: bool, moment: i64, has_last_words: bool) -> None:
        self.on_animal = on_animal
        self.moment = moment
        self.has_last_words = has_last_words


OFF_ANIMALS: Final = Place(False, -1, False)  # what an Item or a Stronghold does


def senseless_in(actions: list[Action], place: Place, vocabulary: Vocabulary) -> list[ContentError]:
    """The actions that make no sense there; the vocabulary that read them knows where they are in the file."""
    found: list[ContentError] = []
    for i, action in enumerate(actions):
        problem = problem_of(action, place)
        if isinstance(action, Strike) and i + 1 < len(actions):
            problem = Mistake(
                "must-be-last", "must come last: an attack is carried out to its end before anything else"
            )
        if problem is not None:
            where, inside = vocabulary.where[action.index], vocabulary.places[action.index]
            found.append(ContentError(f"{where}: {problem}", inside, "", problem.phrase))
        if isinstance(action, Combined):
            for inner in action.inside:
                found += senseless_in(inner, place, vocabulary)
    return found


def problem_of(action: Action, place: Place) -> Mistake | None:
    """What is wrong with an action and what to do, None if nothing is."""
    if isinstance(action, OnTarget):
        return problem_of_target(action.target, "target", place) or problem_on_target(action, place)
    if isinstance(action, If):
        return problem_of_condition(action.condition, place)
    if isinstance(action, ForEach) and isinstance(action.count, TokensHere) and not place.on_animal:
        return Mistake("tokens-off-animals", f"counts tokens on this Animal, but {NOBODY_HERE}; count something else")
    return None


def problem_of_condition(condition: Condition, place: Place) -> Mistake | None:
    count, n = condition.count, condition.n
    if isinstance(count, TokensHere) and not place.on_animal:
        return Mistake(
            "damaged-off-animals", f"asks whether this Animal is damaged, but {NOBODY_HERE}; use another condition"
        )
    if count is STRONGHOLDS_LOST and n > MOST_LOST:
        return Mistake(
            "too-many-lost",
            f"asks for {n} lost Strongholds, but whoever has lost that many is out of the game; ask for {MOST_LOST} at most",
            {"n": n, "most": MOST_LOST},
        )
    if count is OWN_ANIMALS and n > MAX_ANIMALS:
        return Mistake(
            "too-many-animals",
            f"asks for {n} Animals, but nobody has more than {MAX_ANIMALS} in play; ask for {MAX_ANIMALS} at most",
            {"n": n, "most": MAX_ANIMALS},
        )
    return None


def problem_of_target(target: Target, field: str, place: Place) -> Mistake | None:
    if target.many == ITSELF:
        if not place.on_animal:
            return Mistake(
                "this-off-animals", f'has {field} = "this", but {NOBODY_HERE}; name another {field}', {"field": field}
            )
        if place.moment == LAST_WORDS:
            return Mistake(
                "this-has-left",
                f'has {field} = "this", but in its Last Words this Animal has left play; name another {field}',
                {"field": field},
            )
    if target.many == ATTACKED and place.moment != ATTACKS:
        return Mistake(
            "nobody-attacked",
            f'has {field} = "attacked", but only a text on = "attacks" knows whom this Animal attacks',
            {"field": field},
        )
    if target.other and not place.on_animal:
        return Mistake(
            "other-off-animals", f"says other, but {NOBODY_HERE}; leave other out of {field}", {"field": field}
        )
    if target.other and target.what == A_STRONGHOLD:
        return Mistake(
            "other-stronghold",
            f"says other, which is about Animals, of a Stronghold; leave other or what out of {field}",
            {"field": field},
        )
    if target.condition >= 0 and target.what != AN_ANIMAL:
        return Mistake(
            "condition-of-stronghold",
            f"has a condition, which is about Animals, for a Stronghold; leave condition or what out of {field}",
            {"field": field},
        )
    return None


def problem_on_target(action: OnTarget, place: Place) -> Mistake | None:
    """What an action cannot do to its target."""
    target = action.target
    if isinstance(action, DamageByAttack) and not place.on_animal:
        return Mistake(
            "attack-off-animals", f"deals damage equal to the Attack of this Animal, but {NOBODY_HERE}; use damage"
        )
    if isinstance(action, Strike):
        return problem_of_striking(target, place)
    if target.what != AN_ANIMAL and target.many != ATTACKED and not isinstance(action, (Damage, DamageByAttack, Heal)):
        return Mistake("nothing-to-stronghold", "does nothing to a Stronghold; leave what out of target")
    if target.condition == pointless_condition(action):
        return Mistake(
            "nothing-in-condition", "does nothing to an Animal in that condition; use another condition or none"
        )
    if isinstance(action, TakeControl) and (target.many == ITSELF or target.whose != OPPOSING):
        return Mistake("nothing-to-own", 'does nothing to an Animal of yours; write whose = "opposing" in target')
    if isinstance(action, RepeatLastWords):
        return problem_of_repeating(target, place)
    if isinstance(action, ChangeAttack) and place.moment == UPKEEP:
        return Mistake(
            "attack-too-late",
            "lasts until the end of the turn, but nobody attacks after Upkeep has begun; use another moment",
        )
    return problem_of_moving(action, place) if isinstance(action, MoveDamage) else None


def pointless_condition(action: OnTarget) -> i64:
    """The condition of an Animal to which the action does nothing; -2 if there is none."""
    if isinstance(action, (Heal, MoveDamage)):
        return UNDAMAGED
    if isinstance(action, MakeReady):
        return READY
    return EXHAUSTED if isinstance(action, MakeExhausted) else -2


def problem_of_repeating(target: Target, place: Place) -> Mistake | None:
    if place.moment == LAST_WORDS:
        return Mistake(
            "last-words-for-ever", "triggers Last Words by Last Words, which could go on for ever; use another moment"
        )
    if target.many == ITSELF:
        return (
            None
            if place.has_last_words
            else Mistake("no-last-words", "triggers Last Words that this Animal does not have; give it some")
        )
    if target.condition != WITH_LAST_WORDS:
        return Mistake(
            "nothing-without-last-words",
            'does nothing to an Animal without Last Words; write condition = "with-last-words" in target',
        )
    return None


def problem_of_striking(target: Target, place: Place) -> Mistake | None:
    if place.moment == ATTACKS:
        return Mistake(
            "attacks-for-ever", "attacks because of an attack, which could go on for ever; use another moment"
        )
    if target.many != ITSELF and (target.whose != OWN or target.what != AN_ANIMAL):
        return Mistake("strike-own", 'can only attack with an Animal of yours; write whose = "own" in target')
    return (
        Mistake("strike-one", "attacks with one Animal only; leave many out of target") if target.many == EACH else None
    )


def problem_of_moving(action: MoveDamage, place: Place) -> Mistake | None:
    """Every token must arrive somewhere, once."""
    target, onto = action.target, action.onto.target
    problem = problem_of_target(onto, "onto", place)
    if problem:
        return problem
    if onto.many == ATTACKED:
        return Mistake("onto-attacked", 'cannot have onto = "attacked"; name another onto')
    if onto.many == EACH:
        return Mistake("onto-several", "cannot put the same tokens onto several; leave many out of onto")
    if onto.many == ITSELF and target.many == ITSELF:
        return Mistake("onto-itself", "moves tokens from this Animal onto itself; name another target or onto")
    if target.many == EACH and onto.condition >= 0:
        return Mistake(
            "onto-nobody",
            "may find nobody for the tokens of the later ones; leave many out of target or condition out of onto",
        )
    return None
