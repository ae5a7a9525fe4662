import { readBrand } from '@agency/brand/read-brand';
import { expect, it } from 'vitest';
import { toShownOffices } from './shown-offices.ts';

const [cairo] = readBrand().offices;
if (!cairo) throw new Error('the brand must have an office');

it.each(['+20238501234', '+20 2 3850-1234', '02 38501234'])(
  'an office’s telephone typed as %s is shown grouped and dialled from anywhere',
  (phone) => {
    expect(toShownOffices([{ ...cairo, phone }])[0]?.phone).toEqual({
      href: 'tel:+20238501234',
      text: '+20 2 38501234',
    });
  },
);

it('an office without a telephone has none', () => {
  expect(toShownOffices([{ ...cairo, phone: undefined }])[0]).not.toHaveProperty('phone');
});
