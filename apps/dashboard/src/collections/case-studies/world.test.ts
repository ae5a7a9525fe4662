import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { toCrop } from './crop.ts';
import { toCaptionLines, validateWorldColour } from './validators.ts';

const req = { i18n: { language: 'en' } } as PayloadRequest;

describe('the three colours of a case study', () => {
  const request = (value: unknown, siblingData: object) =>
    validateWorldColour('text')(value, { req, siblingData });
  const world = { worldGround: '#0F5B43', worldInk: '#FFF0BE', worldAccent: '#FFD24A' };

  it('are all set or all empty', async () => {
    expect(await request('', { worldGround: '', worldInk: null })).toBe(true);
    expect(await request(null, { ...world, worldInk: null })).toBe(
      'Choose all three colours, or none.',
    );
  });
  it('are six digits, with sufficient contrast', async () => {
    expect(await request('#FFF0BE', world)).toBe(true);
    expect(await request('cream', world)).toBe('Six signs after #, as #1F3BFF.');
    expect(await request('#2F8F5B', world)).toBe(
      'Too little contrast with the background: 2 : 1, and 4.5 : 1 is needed.',
    );
  });
});

describe('the crop of a picture', () => {
  it('is centred and not enlarged by default', () => {
    expect(toCrop({ x: 0 })).toEqual({ x: 0, y: 50, scale: 1 });
    expect(toCrop({ x: 99.6, y: null, scale: 2.26 })).toEqual({ x: 100, y: 50, scale: 2.3 });
  });
  it('is undefined by default, which shows the complete picture', () => {
    expect(toCrop({ x: null, y: null, scale: null })).toBeUndefined();
    expect(toCrop(undefined)).toBeUndefined();
  });
});

it('an empty line is the caption of a picture without one', () => {
  expect(toCaptionLines('First \r\n\r\n third')).toEqual(['First', '', 'third']);
});
