import type { Crop } from '@agency/contracts';
import type { Field, NumberField } from 'payload';

/** A stored crop; empty values mean the centre and no zoom. */
interface StoredCrop {
  x?: number | null;
  y?: number | null;
  scale?: number | null;
}

const MIDDLE = 50;

const percent = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  min: 0,
  max: 100,
});

/** Fields of a crop. */
export const createCropField = (
  name: string,
  admin: Extract<Field, { type: 'group' }>['admin'] = {},
): Field => ({
  name,
  label: 'Visible part of the picture',
  type: 'group',
  admin: { description: 'Empty means: its middle, not enlarged.', ...admin },
  fields: [
    {
      type: 'row',
      fields: [
        percent('x', 'From the left, percent'),
        percent('y', 'From the top, percent'),
        { name: 'scale', label: 'Enlarged, times', type: 'number', min: 1, max: 6 },
      ],
    },
  ],
});

/** The crop, if the editor chose one. */
export function toCrop(stored: StoredCrop | null | undefined): Crop | undefined {
  const { x, y, scale } = stored ?? {};
  if ([x, y, scale].every((one) => one === null || one === undefined)) return undefined;
  const round = (value: number | null | undefined) => Math.round(value ?? MIDDLE);
  return { x: round(x), y: round(y), scale: Math.round((scale ?? 1) * 10) / 10 };
}
