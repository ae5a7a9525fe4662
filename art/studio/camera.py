"""Where the photographer stands."""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from geometry import Point3, link
from light import aim


@dataclass(frozen=True)
class Camera:
    """
    `at` and `to` in units of 10 cm, `lens` in mm on a 36 mm frame of 4:3. `fstop` opens the lens; because a unit is not
    a metre, 0.5 is already shallow and nothing above 2 is seen.
    """

    at: Point3
    to: Point3
    lens: float = 70
    fstop: float = 0
    focus: Point3 | None = None


def stand(camera: Camera, aspect: float) -> None:
    """Sets the camera up. A picture that is less wide than 4:3 shows as much from side to side by stepping back."""
    data = bpy.data.cameras.new("camera")
    data.sensor_fit = "HORIZONTAL"
    item = link(bpy.data.objects.new("camera", data))
    item.location = camera.at
    aim(item, camera.to)
    # A wider frame keeps the height of 4:3, a taller one keeps four fifths of its width.
    data.lens = camera.lens * (4 / 3) / aspect if aspect > 4 / 3 else camera.lens * min(1.25, math.sqrt((4 / 3) / aspect))
    if camera.fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = camera.fstop
        data.dof.focus_distance = (Vector(camera.focus or camera.to) - item.location).length
    bpy.context.scene.camera = item
