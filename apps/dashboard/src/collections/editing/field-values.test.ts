import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { collectEditableFields, findDifferences, pickValues } from './field-values.ts';
import { isEqual } from './is-equal.ts';

const fields = collectEditableFields([
  { name: 'notices', type: 'ui' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Facts',
        fields: [
          { name: 'client', type: 'text', label: 'Client' },
          { type: 'row', fields: [{ name: 'tile', type: 'upload', relationTo: 'media' }] },
        ],
      },
      { label: 'Page', fields: [{ name: 'blocks', type: 'blocks', label: 'Parts' }] },
    ],
  },
  { name: 'editedBy', type: 'number', admin: { hidden: true } },
] as Field[]);

describe('the fields of a form with groups and rows', () => {
  it('include the fields of all groups', () => {
    expect(fields.map(({ name }) => name)).toEqual(['client', 'tile', 'blocks']);
  });

  it('treat empty values in a form and in storage as equal', () => {
    const inForm = pickValues(fields, { client: 'A', blocks: 0 });
    const stored = pickValues(fields, { client: 'A', tile: null, blocks: [] });
    expect(findDifferences(inForm, stored)).toEqual([]);
    const [row, same] = [
      { id: 'x', heading: null, text: 'A' },
      { text: 'A', id: 'x' },
    ];
    expect(isEqual([row], [same])).toBe(true);
    expect(isEqual([row], [{ ...row, text: 'B' }])).toBe(false);
    expect(isEqual([row, same], [same])).toBe(false);
  });
});
