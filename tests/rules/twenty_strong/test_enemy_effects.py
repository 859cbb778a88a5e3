"""Enemy effects (TS-49 to TS-54, TS-85 to TS-87)."""

import pytest

from ludotek.testing.twenty_strong import card, node, position


@pytest.mark.rule("TS-49")
def test_TS_49_a_during_effect_holds_from_activation_until_defeat() -> None:
    a = card("A", health=2, during=[node("cannot-apply", dice={"colour": ["blue"]})])
    t = position(a, card("B"), loose="blue crit, yellow hit, green hit, blue hit")
    t.refused("apply blue crit A", "TS-49", by="A")
    t.do("apply yellow hit A", "apply green hit A")
    assert t.defeated("A")
    t.do("apply blue crit A")
