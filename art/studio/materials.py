"""What things are made of. Relief comes from tileable pictures (noise.py): many times faster than procedural noise."""

from dataclasses import dataclass

import bpy

from noise import get_noise


def linear(colour: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """`#RRGGBB` as Blender's linear colour."""
    text = colour.lstrip("#")
    parts = [int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return (red, green, blue, alpha)


@dataclass(frozen=True)
class Finish:
    """How a surface takes light. Scales are repeats per unit (10 cm)."""

    roughness: float = 0.6
    specular: float = 0.3
    metallic: float = 0
    coat: float = 0
    sheen: float = 0
    transmission: float = 0
    glow: float = 0
    relief: str = ""
    relief_depth: float = 0
    relief_scale: float = 0.5
    relief_height: float = 0.01
    mottle: float = 0
    mottle_map: str = "cloud"
    mottle_scale: float = 0.15


PAPER = Finish(roughness=0.7, specular=0.25, relief="paper", relief_depth=0.18, relief_scale=0.6, relief_height=0.008)
CLOTH = Finish(roughness=0.92, specular=0.1, sheen=0.25, relief="linen", relief_depth=0.55, relief_scale=0.75, relief_height=0.01)
GLAZE = Finish(roughness=0.32, specular=0.5, coat=0.25)
SATIN = Finish(roughness=0.36, specular=0.5)
METAL = Finish(roughness=0.26, metallic=1)
PLASTIC = Finish(roughness=0.42, specular=0.5)

#: Grounds and walls a scene may be built of; a photograph names one and gives its colour.
GROUNDS = {
    "plaster": Finish(roughness=0.85, specular=0.2, relief="plaster", relief_depth=0.4, relief_scale=0.1, relief_height=0.05, mottle=0.07, mottle_map="cloud", mottle_scale=0.07),
    "concrete": Finish(roughness=0.8, specular=0.25, relief="plaster", relief_depth=0.3, relief_scale=0.16, relief_height=0.03, mottle=0.2, mottle_scale=0.09),
    "linen": Finish(roughness=0.92, specular=0.1, sheen=0.2, relief="linen", relief_depth=0.6, relief_scale=0.55, relief_height=0.012, mottle=0.14, mottle_map="linen", mottle_scale=0.55),
    "paper": Finish(roughness=0.8, specular=0.2, relief="paper", relief_depth=0.2, relief_scale=0.5, relief_height=0.008, mottle=0.03, mottle_scale=0.06),
    "felt": Finish(roughness=1, specular=0.05, sheen=0.6, relief="felt", relief_depth=0.5, relief_scale=0.8, relief_height=0.02, mottle=0.12, mottle_map="felt", mottle_scale=0.8),
    "wood": Finish(roughness=0.5, specular=0.35, relief="wood", relief_depth=0.3, relief_scale=0.09, relief_height=0.012, mottle=0.45, mottle_map="wood", mottle_scale=0.09),
    "stone": Finish(roughness=0.45, specular=0.4, relief="plaster", relief_depth=0.12, relief_scale=0.3, relief_height=0.01, mottle=0.22, mottle_map="marble", mottle_scale=0.07),
    "marble": Finish(roughness=0.22, specular=0.5, mottle=0.3, mottle_map="marble", mottle_scale=0.06),
    "sand": Finish(roughness=0.95, specular=0.1, relief="sand", relief_depth=0.8, relief_scale=0.12, relief_height=0.05, mottle=0.08, mottle_map="sand", mottle_scale=0.12),
    "lacquer": Finish(roughness=0.16, specular=0.5, coat=0.3),
    "smooth": Finish(roughness=0.6, specular=0.25, mottle=0.02, mottle_scale=0.05),
}


def material(
    colour: str = "#CCCCCC",
    finish: Finish = Finish(),
    picture: str | None = None,
    foil: str | None = None,
    foil_colour: str = "#E8C588",
):
    """
    A surface of one colour, or with a `picture` printed on it. `foil` is a picture (white on black) of what is stamped
    in metal of `foil_colour`.
    """
    made = bpy.data.materials.new("material")
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    for name, value in (
        ("Roughness", finish.roughness),
        ("Specular", finish.specular),
        ("Metallic", finish.metallic),
        ("Clearcoat", finish.coat),
        ("Clearcoat Roughness", 0.08),
        ("Sheen", finish.sheen),
        ("Transmission", finish.transmission),
    ):
        shader.inputs[name].default_value = value
    coordinates = tree.nodes.new("ShaderNodeTexCoord")

    if picture:
        base = _picture(tree, coordinates, picture)
    else:
        node = tree.nodes.new("ShaderNodeRGB")
        node.outputs[0].default_value = linear(colour)
        base = node.outputs[0]
    if finish.mottle:
        base = _mottled(tree, coordinates, base, finish)
    if foil:
        base = _stamped(tree, coordinates, shader, base, finish, foil, foil_colour)
    tree.links.new(base, shader.inputs["Base Color"])
    if finish.glow:
        tree.links.new(base, shader.inputs["Emission"])
        shader.inputs["Emission Strength"].default_value = finish.glow
    if finish.relief:
        bump = tree.nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = finish.relief_depth
        bump.inputs["Distance"].default_value = finish.relief_height
        tree.links.new(_noise(tree, coordinates, finish.relief, finish.relief_scale), bump.inputs["Height"])
        tree.links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


def ground(kind: str, colour: str):
    """One of GROUNDS in a colour."""
    return material(colour, GROUNDS[kind])


def light_box(colour: str, strength: float):
    """A surface that shines and is not lit."""
    return material(colour, Finish(roughness=1, specular=0, glow=strength))


def _picture(tree, coordinates, file: str, data: bool = False):
    node = tree.nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(file, check_existing=True)
    if data:
        node.image.colorspace_settings.name = "Non-Color"
    node.interpolation = "Cubic"
    node.extension = "EXTEND"
    tree.links.new(coordinates.outputs["UV"], node.inputs[0])
    return node.outputs[0]


def _noise(tree, coordinates, name: str, scale: float):
    node = tree.nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(get_noise(name), check_existing=True)
    node.image.colorspace_settings.name = "Non-Color"
    node.projection = "BOX"
    node.projection_blend = 0.15
    node.extension = "REPEAT"
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (scale,) * 3
    tree.links.new(coordinates.outputs["Object"], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], node.inputs[0])
    return node.outputs[0]


def _range(tree, value, low: float, high: float, source: tuple[float, float] = (0, 1)):
    node = tree.nodes.new("ShaderNodeMapRange")
    for index, bound in enumerate((*source, low, high), start=1):
        node.inputs[index].default_value = bound
    tree.links.new(value, node.inputs[0])
    return node.outputs[0]


def _mottled(tree, coordinates, base, finish: Finish):
    cloud = _noise(tree, coordinates, finish.mottle_map, finish.mottle_scale)
    value = _range(tree, cloud, 1 - finish.mottle, 1 + finish.mottle * 0.4, source=(0.2, 0.8))
    node = tree.nodes.new("ShaderNodeHueSaturation")
    tree.links.new(value, node.inputs["Value"])
    tree.links.new(base, node.inputs["Color"])
    return node.outputs[0]


def _stamped(tree, coordinates, shader, base, finish: Finish, mask: str, colour: str):
    amount = _picture(tree, coordinates, mask, data=True)
    mix = tree.nodes.new("ShaderNodeMixRGB")
    tree.links.new(amount, mix.inputs[0])
    tree.links.new(base, mix.inputs[1])
    mix.inputs[2].default_value = linear(colour)
    tree.links.new(_range(tree, amount, finish.roughness, 0.24), shader.inputs["Roughness"])
    tree.links.new(_range(tree, amount, finish.metallic, 1), shader.inputs["Metallic"])
    return mix.outputs[0]
