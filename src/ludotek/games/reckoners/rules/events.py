"""What can happen in The Reckoners, as facts. Nothing that happens is hidden from anyone."""

from __future__ import annotations

from typing import Final

from ludotek.kernel.event import EventKind

# set-up and prologue
JOINED: Final = EventKind("log-joined", "seat:player reckoner:reckoner")
EPIC_APPEARED: Final = EventKind("log-epic-appeared", "epic:card district:district")
STEELHEART_APPEARED: Final = EventKind("log-steelheart-appeared", "district:district")
FIGURE_PLACED: Final = EventKind("log-figure-placed", "seat district:district")

# rolling
ROUND_BEGAN: Final = EventKind("log-round-began", "round:number")
ROLLED: Final = EventKind("log-rolled", "seat roll:number die:die n:number")
ROLLED_BY_FAITH: Final = EventKind("log-rolled-by-faith", "seat roll:number die:die n:number")
NO_DICE_TO_ROLL: Final = EventKind("log-no-dice-to-roll", "seat")
KEPT: Final = EventKind("log-kept", "seat die:die")

# using
NOTHING_TO_USE: Final = EventKind("log-nothing-to-use")
DIE_TAKEN: Final = EventKind("log-die-taken", "seat die:die")
TOKEN_SPENT: Final = EventKind("log-token-spent", "seat")
CARD_USED: Final = EventKind("log-card-used", "seat card:card")
MOVED: Final = EventKind("log-moved", "seat district:district")
BARRICADE_REMOVED: Final = EventKind("log-barricade-removed", "seat district:district")
MONEY_GAINED: Final = EventKind("log-money-gained", "n:number money:number!")
ENFORCEMENT_REMOVED: Final = EventKind("log-enforcement-removed", "district:district left:number!")
CONTAINED: Final = EventKind("log-contained", "epic:card left:number!")
TRACK_CONTAINED: Final = EventKind("log-track-contained", "track:track left:number!")
RESEARCHED: Final = EventKind("log-researched", "epic:card left:number!")
WEAKENED: Final = EventKind("log-weakened", "epic:card health:number")
EPIC_ATTACKED: Final = EventKind("log-epic-attacked", "epic:card left:number!")
DEFEATED: Final = EventKind("log-defeated", "epic:card district:district")
STEELHEART_RESEARCHED: Final = EventKind("log-steelheart-researched", "n:number left:number!")
STEELHEART_WEAKENED: Final = EventKind("log-steelheart-weakened", "health:number")
STEELHEART_ATTACKED: Final = EventKind("log-steelheart-attacked", "left:number!")
PLANNED: Final = EventKind("log-planned", "seat")
TOKEN_GIVEN: Final = EventKind("log-token-given", "seat")
DIE_TURNED: Final = EventKind("log-die-turned", "seat die:die to:face")
SNIPER_PLACED: Final = EventKind("log-sniper-placed", "seat district:district")
SYMBOLS_LOST: Final = EventKind("log-symbols-lost", "seat n:number")

# loot and equipment
LOOTED: Final = EventKind("log-looted", "epic:card")
LOOT_USED: Final = EventKind("log-loot-used", "seat loot:loot")
LOOT_LOST: Final = EventKind("log-loot-lost", "n:number")
NOTHING_TO_BUY: Final = EventKind("log-nothing-to-buy", "money:number")
BOUGHT: Final = EventKind("log-bought", "seat card:card owner:seat cost:number")
MARKET_REFILLED: Final = EventKind("log-market-refilled", "card:card")
REFRESHED: Final = EventKind("log-refreshed", "seat")
BOUGHT_BACK: Final = EventKind("log-bought-back", "seat owner:seat die:kind")

# the Epics phase
DEFEATED_RETURNED: Final = EventKind("log-defeated-returned", "n:number")
ACTIVATED: Final = EventKind("log-activated", "epic:card actions:number")
FORTIFIED: Final = EventKind("log-fortified", "epic:card research:number health:health")
FORTIFY_FAILED: Final = EventKind("log-fortify-failed", "epic:card")
ENFORCEMENT_ADDED: Final = EventKind("log-enforcement-added", "district:district n:number")
NO_ENFORCEMENT_LEFT: Final = EventKind("log-no-enforcement-left")
BARRICADE_ADDED: Final = EventKind("log-barricade-added", "district:district")
NO_BARRICADE_LEFT: Final = EventKind("log-no-barricade-left")
POPULATION_LOST: Final = EventKind("log-population-lost", "n:number left:number!")
STRENGTHENED: Final = EventKind("log-strengthened", "track:track actions:number")
TRACK_FULL: Final = EventKind("log-track-full", "track:track")
BASE_MARKER_DOWN: Final = EventKind("log-base-marker-down", "left:number!")
BASE_FOUND: Final = EventKind("log-base-found")
DIE_NAMED: Final = EventKind("log-die-named", "seat owner:seat die:kind")
DIE_CONFISCATED: Final = EventKind("log-die-confiscated", "owner:seat die:kind")
BRACKET_MOVED: Final = EventKind("log-bracket-moved", "epic:card actions:number")
LAST_ACTION_AGAIN: Final = EventKind("log-last-action-again", "epic:card times:number")
STEELHEART_ACTIVATED: Final = EventKind("log-steelheart-activated")
TRACK_ACTIVATED: Final = EventKind("log-track-activated", "track:track actions:number")
STEELHEART_MOVED: Final = EventKind("log-steelheart-moved", "n:number district:district")

# the end
WON: Final = EventKind("log-won")
GAVE_UP: Final = EventKind("log-gave-up")
LOST: Final = EventKind("log-lost")
