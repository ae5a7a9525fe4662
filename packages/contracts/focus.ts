import type { Focus } from './image.ts';

export interface PictureSize {
  width: number;
  height: number;
}

/** A part of a picture, in pixels. */
export interface CropArea extends PictureSize {
  left: number;
  top: number;
}

/**
 * The largest part of a picture with the aspect ratio of a frame. Its centre is as near to that of the focus as the
 * edges of the picture allow, so it has the whole focus if that fits.
 * @param ratio width / height of the frame
 */
export function toCropArea(size: PictureSize, ratio: number, focus?: Focus): CropArea {
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)));
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)));
  const { x, y, width: across, height: down } = focus ?? { x: 0, y: 0, width: 100, height: 100 };
  const toStart = (centre: number, whole: number, part: number) =>
    Math.max(0, Math.min(whole - part, Math.round((centre / 100) * whole - part / 2)));
  return {
    left: toStart(x + across / 2, size.width, width),
    top: toStart(y + down / 2, size.height, height),
    width,
    height,
  };
}

/**
 * The `object-position` of a picture, in percent: the only one that shows the whole focus in every frame that has room
 * for it, whatever the aspect ratio. A smaller frame shows nothing but the focus.
 */
export function toFocusPosition({ x, y, width, height }: Focus): { x: number; y: number } {
  const toPosition = (start: number, length: number) =>
    length < 100 ? Math.min(100, Math.round((10_000 * start) / (100 - length)) / 100) : 50;
  return { x: toPosition(x, width), y: toPosition(y, height) };
}

/** The focus of a part of a picture: what is in it of the focus of the whole one. */
export function toFocusOf(area: CropArea, size: PictureSize, focus: Focus): Focus {
  const toRange = (start: number, length: number, whole: number, from: number, part: number) => {
    const toPercent = (value: number) =>
      Math.max(0, Math.min(100, ((value / 100) * whole - from) * (100 / part)));
    const first = toPercent(start);
    return [first, toPercent(start + length) - first] as const;
  };
  const [x, width] = toRange(focus.x, focus.width, size.width, area.left, area.width);
  const [y, height] = toRange(focus.y, focus.height, size.height, area.top, area.height);
  return { x, y, width, height };
}
