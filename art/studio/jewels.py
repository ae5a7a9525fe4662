"""Rings and cut stones, and the light a stone needs."""

import math

import bmesh
import bpy

from geometry import Point3, lathe, mesh_object, place, tube
from materials import Finish, linear, material


def band(radius: float, thickness: float, metal, width: float = 1.4):
    """A finger ring, round outside and flatter inside, lying on its side round the origin."""
    profile = []
    for i in range(29):
        angle = 2 * math.pi * i / 28
        out, up = math.cos(angle), math.sin(angle)
        profile.append((radius + thickness * (out if out > 0 else out * 0.35), thickness * width * math.copysign(abs(up) ** 0.85, up)))
    return lathe(profile, metal, segments=160, smooth_below=180)


def brilliant(radius: float, stone):
    """A round brilliant cut, its girdle at the origin: table and crown above, pavilion below."""
    crown, pavilion, girdle = 0.324 * radius, 0.862 * radius, 0.04 * radius
    points: list[Point3] = [(0, 0, -pavilion)]
    for i in range(8):
        a, b = math.pi / 4 * i, math.pi / 4 * i + math.pi / 8
        points.append((0.53 * radius * math.cos(b), 0.53 * radius * math.sin(b), crown + girdle))
        points.append((0.78 * radius * math.cos(a), 0.78 * radius * math.sin(a), crown * 0.62 + girdle))
        points.append((0.22 * radius * math.cos(b), 0.22 * radius * math.sin(b), -pavilion * 0.79))
    for i in range(16):
        a = math.pi / 8 * i
        points += [(radius * math.cos(a), radius * math.sin(a), girdle), (radius * math.cos(a), radius * math.sin(a), 0)]
    mesh = bmesh.new()
    for point in points:
        mesh.verts.new(point)
    bmesh.ops.convex_hull(mesh, input=mesh.verts)
    return mesh_object(mesh, [stone], smooth_below=1)


def solitaire(radius: float, thickness: float, stone_radius: float, metal, stone, where) -> None:
    """A band standing upright with a stone held by four claws on its top; `where` is the group it hangs on."""
    place(band(radius, thickness, metal, width=1.3), turn=(90, 0, 0), parent=where)
    top = radius + thickness * 0.6
    place(brilliant(stone_radius, stone), (0, 0, top + stone_radius * 0.86), parent=where)
    for i in range(4):
        angle = math.pi / 4 + i * math.pi / 2
        reach = stone_radius * 0.95
        x, y = math.cos(angle), math.sin(angle)
        claw = [(x * 0.05, y * 0.05, top - 0.02), (x * reach * 0.62, y * reach * 0.62, top + stone_radius * 0.3), (x * reach * 1.03, y * reach * 1.03, top + stone_radius * 0.8), (x * reach * 0.93, y * reach * 0.93, top + stone_radius * 0.98)]
        tube(claw, stone_radius * 0.085, metal).parent = where
    place(band(stone_radius * 0.55, stone_radius * 0.07, metal, width=1), (0, 0, top + stone_radius * 0.36), parent=where)


def clear_stone():
    """What a colourless stone is made of."""
    made = bpy.data.materials.new("stone")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    glass = nodes.new("ShaderNodeBsdfGlass")
    glass.inputs["IOR"].default_value = 2.2
    glass.inputs["Roughness"].default_value = 0
    glass.inputs["Color"].default_value = (1, 1, 1, 1)
    links.new(glass.outputs[0], nodes.new("ShaderNodeOutputMaterial").inputs[0])
    return made


def polished(colour: str):
    """Metal that mirrors."""
    return material(colour, Finish(roughness=0.14, metallic=1))


def light_stones(stones) -> None:
    """
    Lets light through stones and gives them something bright and banded to break: a dark set would make them black. Only
    rays that pass through a stone see it.
    """
    scene = bpy.context.scene
    scene.cycles.transmission_bounces = scene.cycles.max_bounces = 9
    for item in bpy.data.objects:
        if item not in stones:
            item.visible_transmission = False
    tree = scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    place_in_sky, bands, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexWave"), nodes.new("ShaderNodeValToRGB")
    bands.inputs["Scale"].default_value = 1.4
    bands.inputs["Distortion"].default_value = 3
    dark, bright = ramp.color_ramp.elements
    dark.position, dark.color = 0.3, linear("#3E464A")
    bright.position, bright.color = 0.62, linear("#FFFFFF")
    sky, choose, path = nodes.new("ShaderNodeBackground"), nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeLightPath")
    sky.inputs["Strength"].default_value = 1.9
    links.new(place_in_sky.outputs["Generated"], bands.inputs[0])
    links.new(bands.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], sky.inputs[0])
    links.new(path.outputs["Is Transmission Ray"], choose.inputs[0])
    links.new(nodes["Background"].outputs[0], choose.inputs[1])
    links.new(sky.outputs[0], choose.inputs[2])
    links.new(choose.outputs[0], nodes["World Output"].inputs[0])
