"""What a photograph is asked to be."""

import json
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Job:
    """One photograph. `colours` and `prints` are named by the scene's own documentation."""

    scene: str
    camera: str
    light: dict
    width: int
    height: int
    samples: int
    seed: int
    folder: str
    ground: str
    colours: dict[str, str]
    prints: dict[str, str] = field(default_factory=dict)
    develop: dict[str, float] = field(default_factory=dict)
    enlarge_to: int = 0

    def colour(self, name: str, otherwise: str) -> str:
        """A colour the client names, or the scene's own."""
        return self.colours.get(name, otherwise)

    @staticmethod
    def read(file: str) -> "Job":
        with open(file, encoding="utf8") as text:
            return Job(**json.load(text))
