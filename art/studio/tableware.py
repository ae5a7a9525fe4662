"""What stands on a table that is eaten at: enamel dishes, discs with a print, and a glass of tea."""

import math
from typing import Sequence

import bpy

from geometry import Point2, group, lathe, link, place, rounded, sheet
from materials import GLAZE, Finish, linear, material


def disc(radius: float, printed, at=(0, 0, 0), parent=None):
    """A flat round with its print laid on it upright, not wrapped."""
    item = sheet(1, 128, lambda u, v: (radius * u * math.cos(2 * math.pi * v), radius * u * math.sin(2 * math.pi * v), 0), printed)
    layer = item.data.uv_layers[0].data
    for loop in item.data.loops:
        x, y, _ = item.data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (x / radius / 2 + 0.5, y / radius / 2 + 0.5)
    return place(item, at, parent=parent)


def dish(where, radius: float, height: float, enamel: str, rim: str, foot: float = 0.62):
    """An enamel dish with a rim dipped in another colour; `foot` is how wide its floor is, in parts of the radius."""
    base = radius * foot
    wall: Sequence[Point2] = [(0, 0.02), (base - 0.05, 0), (base, 0.03), (radius - 0.03, height - 0.02), (radius, height), (radius - 0.035, height), (base, 0.075), (base - 0.08, 0.055), (0, 0.05)]
    lathe(wall, material(enamel, GLAZE)).parent = where
    lathe([*rounded(radius - 0.015, height, 0.032, 0, 360, 16)], material(rim, GLAZE)).parent = where


def thin_glass(tint: str = "#FFFFFF", mirror: float = 0.1):
    """Glass that does not bend what is behind it: cheap, and right where a wall is as thin as a tea glass's."""
    made = bpy.data.materials.new("thin glass")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    out, mix = nodes.new("ShaderNodeOutputMaterial"), nodes.new("ShaderNodeMixShader")
    through, mirrored, edge = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeLayerWeight")
    through.inputs[0].default_value = linear(tint)
    mirrored.inputs["Roughness"].default_value = 0.04
    edge.inputs["Blend"].default_value = mirror
    links.new(edge.outputs["Facing"], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(mirrored.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return made


def tea_glass(at, height: float = 1.0, tea: str = "#8E1F0C"):
    """A small straight glass of red tea, wider at its lip, filled to a finger below it. Returns what it hangs on."""
    where = group(at)
    low, high = height * 0.27, height * 0.36
    level = height * 0.82

    def wide(z: float) -> float:
        return low + (high - low) * (z / height) ** 1.4

    def wall(bottom: float, top: float) -> list[Point2]:
        return [(wide(z), z) for z in (bottom + (top - bottom) * i / 8 for i in range(9))]

    # What stands in the glass reaches its outside, as the eye sees it; only the collar above is looked through.
    drink = material(tea, Finish(roughness=0.07, specular=0.6, coat=0.8, glow=0.2))
    clear = Finish(roughness=0.08, specular=0.6, coat=0.6)
    lathe([(0, 0), (low * 0.94, 0), *wall(0.02 * height, 0.075 * height)], material("#E7B48C", clear), segments=72).parent = where
    lathe(wall(0.075 * height, level), drink, segments=72).parent = where
    disc(wide(level), material(tea, Finish(roughness=0.05, specular=0.5, glow=0.12)), (0, 0, level), where)
    lathe(wall(level, height), thin_glass(), segments=72).parent = where
    lathe([*rounded(wide(height) - 0.008 * height, height, 0.014 * height, 0, 360, 12)], material("#FFF8EA", clear), segments=72).parent = where
    return where


def many(item, places, parent=None) -> None:
    """Lays copies of one shape: (place, turn in degrees, size in parts of the shape's own). The shape itself is used up."""
    for at, turn, size in places:
        copy = link(item.copy())
        copy.scale = size
        place(copy, at, turn, parent)
    bpy.data.objects.remove(item)
