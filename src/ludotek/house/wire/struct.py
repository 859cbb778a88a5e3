"""What all messages are made from."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ludotek.text.catalogue import languages

Lang = Annotated[str, msgspec.Meta(pattern=f"^(?:{'|'.join(languages())})$")]  # every folder of words is a language


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """Messages are strict: what is not known is refused."""
