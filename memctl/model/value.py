"""The base of classes that only hold values."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, dataclass_transform
else:

    def dataclass_transform() -> object:
        """Leave the class as it is."""
        return lambda base: base


@dataclass_transform()
class Value:
    """The annotations of a subclass name its attributes, in the order of the constructor's arguments; a value beside
    one is its default, which all instances share: no function, and nothing that is changed in place. Dataclasses do the
    same and cost a prompt a tenth of its time."""

    fields: "tuple[str, ...]" = ()

    def __init_subclass__(cls) -> None:
        cls.fields = (*cls.fields, *cls.__annotations__)

    def __init__(self, *values: Any, **named: Any) -> None:
        named.update(zip(self.fields, values, strict=False))
        self.__dict__ = named  # faster than setting each
