import type { ClientField } from 'payload';
import { expect, it } from 'vitest';
import { locateField } from './locate-field.ts';

const text = (name: string, label: unknown = name) => ({ name, type: 'text', label });

const FIELDS = [
  text('client', 'Client'),
  {
    type: 'tabs',
    tabs: [
      {
        label: { en: 'Facts', ar: 'الحقائق' },
        fields: [{ type: 'row', fields: [text('worldInk', 'Text on it')] }],
      },
      {
        label: { en: 'Page', ar: 'الصفحة' },
        fields: [
          { name: 'blocks', type: 'blocks', label: 'The rest of the page', blocks: [] },
          { type: 'collapsible', label: 'Opening', fields: [text('introText', 'Text')] },
        ],
      },
    ],
  },
] as unknown as ClientField[];

it.each([
  ['client', undefined, ['Client']],
  ['worldInk', 0, ['Facts', 'Text on it']],
  ['introText', 1, ['Page', 'Text']],
  ['blocks.0.picture', 1, ['Page', 'The rest of the page 1']],
])('%s', (path, tab, names) => {
  expect(locateField(FIELDS, path, 'en')).toEqual({ names, ...(tab !== undefined && { tab }) });
});

it('names a tab in the language of the panel', () => {
  expect(locateField(FIELDS, 'worldInk', 'ar')?.names[0]).toBe('الحقائق');
});

it('returns undefined for a field that is not in the form', () => {
  expect(locateField(FIELDS, 'nothing', 'en')).toBeUndefined();
});
