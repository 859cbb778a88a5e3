"""What can happen in The Reckoners, as facts. Nothing that happens is hidden from anyone."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.event import EventKind

# set-up and prologue
JOINED: Final = EventKind("joined seat:player reckoner")
EPIC_APPEARED: Final = EventKind("epic-appeared epic:card district")
STEELHEART_APPEARED: Final = EventKind("steelheart-appeared district")
FIGURE_PLACED: Final = EventKind("figure-placed seat district")

# rolling
ROUND_BEGAN: Final = EventKind("round-began round:number")
ROLLED: Final = EventKind("rolled seat roll:number die n:number ~die")
ROLLED_BY_FAITH: Final = EventKind("rolled-by-faith seat roll:number die n:number ~die")
NO_DICE_TO_ROLL: Final = EventKind("no-dice-to-roll seat")
KEPT: Final = EventKind("kept seat die")

# using
NOTHING_TO_USE: Final = EventKind("nothing-to-use")
DIE_TAKEN: Final = EventKind("die-taken seat die")
TOKEN_SPENT: Final = EventKind("token-spent seat")
CARD_USED: Final = EventKind("card-used seat card ~card")
MOVED: Final = EventKind("moved seat district")
BARRICADE_REMOVED: Final = EventKind("barricade-removed seat district")
MONEY_GAINED: Final = EventKind("money-gained n:number money:number! ~card")
ENFORCEMENT_REMOVED: Final = EventKind("enforcement-removed district left:number!")
CONTAINED: Final = EventKind("contained epic:card left:number!")
TRACK_CONTAINED: Final = EventKind("track-contained track left:number!")
RESEARCHED: Final = EventKind("researched epic:card left:number!")
WEAKENED: Final = EventKind("weakened epic:card health:number")
EPIC_ATTACKED: Final = EventKind("epic-attacked epic:card left:number!")
DEFEATED: Final = EventKind("defeated epic:card district ~hit")
STEELHEART_RESEARCHED: Final = EventKind("steelheart-researched n:number left:number!")
STEELHEART_WEAKENED: Final = EventKind("steelheart-weakened health:number")
STEELHEART_ATTACKED: Final = EventKind("steelheart-attacked left:number!")
PLANNED: Final = EventKind("planned seat")
TOKEN_GIVEN: Final = EventKind("token-given seat")
DIE_TURNED: Final = EventKind("die-turned seat die to:face ~die")
SNIPER_PLACED: Final = EventKind("sniper-placed seat district")
SYMBOLS_LOST: Final = EventKind("symbols-lost seat n:number")

# loot and equipment
LOOTED: Final = EventKind("looted epic:card")
LOOT_USED: Final = EventKind("loot-used seat loot")
LOOT_LOST: Final = EventKind("loot-lost n:number")
NOTHING_TO_BUY: Final = EventKind("nothing-to-buy money:number")
BOUGHT: Final = EventKind("bought seat card owner:seat cost:number ~card")
MARKET_REFILLED: Final = EventKind("market-refilled card ~card")
REFRESHED: Final = EventKind("refreshed seat")
BOUGHT_BACK: Final = EventKind("bought-back seat owner:seat die:kind ~card")

# the Epics phase
DEFEATED_RETURNED: Final = EventKind("defeated-returned n:number ~card")
ACTIVATED: Final = EventKind("activated epic:card actions:number")
FORTIFIED: Final = EventKind("fortified epic:card research:number health")
FORTIFY_FAILED: Final = EventKind("fortify-failed epic:card")
ENFORCEMENT_ADDED: Final = EventKind("enforcement-added district n:number")
NO_ENFORCEMENT_LEFT: Final = EventKind("no-enforcement-left")
BARRICADE_ADDED: Final = EventKind("barricade-added district")
NO_BARRICADE_LEFT: Final = EventKind("no-barricade-left")
POPULATION_LOST: Final = EventKind("population-lost n:number left:number! ~hit")
STRENGTHENED: Final = EventKind("strengthened track actions:number")
TRACK_FULL: Final = EventKind("track-full track")
BASE_MARKER_DOWN: Final = EventKind("base-marker-down left:number!")
BASE_FOUND: Final = EventKind("base-found")
DIE_NAMED: Final = EventKind("die-named seat owner:seat die:kind")
DIE_CONFISCATED: Final = EventKind("die-confiscated owner:seat die:kind")
BRACKET_MOVED: Final = EventKind("bracket-moved epic:card actions:number")
LAST_ACTION_AGAIN: Final = EventKind("last-action-again epic:card times:number")
STEELHEART_ACTIVATED: Final = EventKind("steelheart-activated")
TRACK_ACTIVATED: Final = EventKind("track-activated track actions:number")
STEELHEART_MOVED: Final = EventKind("steelheart-moved n:number district")

# the end
WON: Final = EventKind("won")
GAVE_UP: Final = EventKind("gave-up")
LOST: Final = EventKind("lost ~hit")
