"""What the models of the answers are built on."""

from typing import TYPE_CHECKING, Any, TypeVar

import pydantic

if TYPE_CHECKING:
    from typing import Literal as Literal
else:

    class Literal:
        """Known values for type checkers. At run time, a later release may add to them."""

        def __class_getitem__(cls, values: Any) -> type:
            return type(values[0] if isinstance(values, tuple) else values)


class Model(pydantic.BaseModel):
    """A part of an answer. Fields that a later release adds are kept."""

    if pydantic.VERSION.startswith("1."):

        class Config:
            extra = "allow"
            smart_union = True

    else:
        model_config = {"extra": "allow", "protected_namespaces": ()}


M = TypeVar("M", bound=Model)
