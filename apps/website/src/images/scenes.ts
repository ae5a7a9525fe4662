import { portraits } from '../drawings/scenes/portraits.ts';
import { scenes } from '../drawings/scenes/scenes.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';

/**
 * A scene, or a portrait, as a picture.
 * @throws when there is no such scene
 */
export function getScene(name: string, alt: string): ResponsiveImage {
  const scene = scenes[name] ?? portraits[name];
  if (!scene) throw new Error(`there is no scene '${name}'`);
  return { src: `/scenes/${name}.svg`, width: scene.width, height: scene.height, alt };
}
