"""
Takes one photograph: `blender -b --factory-startup --python shoot.py -- job.json`.
The job (photograph.ts writes it) names a scene, a camera, a light, colours and prints; what comes out are the light
passes of the render as EXR files, for develop.py. A scene is one file in scenes/ with CAMERAS, and build(job) that sets it
up and says what the picture is of.
"""

import importlib
import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

from camera import Camera, stand  # noqa: E402
from job import Job  # noqa: E402
from light import Light, Subject, illuminate  # noqa: E402

PASSES = {
    "Image": None,
    "Depth": "z",
    "Normal": "normal",
    "DiffDir": "diffuse_direct",
    "DiffInd": "diffuse_indirect",
    "DiffCol": "diffuse_color",
    "GlossDir": "glossy_direct",
    "GlossInd": "glossy_indirect",
    "GlossCol": "glossy_color",
    "TransDir": "transmission_direct",
    "TransInd": "transmission_indirect",
    "TransCol": "transmission_color",
    "Emit": "emit",
    "Env": "environment",
}


def prepare(job: Job) -> None:
    """An empty scene, with settings that were measured to be enough."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = job.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(24, job.samples)
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 0
    cycles.transparent_max_bounces = 6
    cycles.sample_clamp_indirect = 3.5
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Debian's Blender has no OpenImageDenoise; asking for it makes every render fail.
    cycles.use_denoising = False
    cycles.use_auto_tile = False
    cycles.seed = job.seed
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.4
    scene.render.resolution_x, scene.render.resolution_y = job.width, job.height
    scene.render.threads_mode = "FIXED"
    scene.render.threads = os.cpu_count() or 2
    scene.view_settings.view_transform = "Standard"


def render(folder: Path) -> None:
    """Renders and writes every pass that develop.py reads."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for switch in filter(None, PASSES.values()):
        setattr(layer, f"use_pass_{switch}", True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = str(folder)
    writer.format.file_format = "OPEN_EXR"
    writer.format.color_depth = "32"
    writer.file_slots.clear()
    for name in PASSES:
        if name in source.outputs and source.outputs[name].enabled:
            writer.file_slots.new(name)
            tree.links.new(source.outputs[name], writer.inputs[name])
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)


def main(file: str) -> None:
    job = Job.read(file)
    prepare(job)
    scene = importlib.import_module(f"scenes.{job.scene}")
    subject: Subject = scene.build(job)
    camera: Camera = scene.CAMERAS[job.camera]
    stand(camera, job.width / job.height)
    illuminate(Light(**job.light), subject)
    started = time.time()
    render(Path(job.folder))
    print(f"rendered in {time.time() - started:.1f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[sys.argv.index("--") + 1])
