import { describeSettings } from '@agency/server/settings';
import type * as z from 'zod';
import { dashboardSettings } from '../../apps/dashboard/src/platform/settings.ts';
import { websiteSettingsSchema } from '../../apps/website/src/settings.ts';

const BEGIN = '<!-- settings: written by `npm run docs` -->';
const END = '<!-- /settings -->';

const readers: [string, z.ZodObject][] = [
  ['website', websiteSettingsSchema],
  ['dashboard', dashboardSettings],
];

/** The README's configuration table, from the schemas the programs really read. */
function toSettingsTable(): string {
  const rows = new Map<string, { description: string; byDefault: string; readBy: string[] }>();
  for (const [reader, schema] of readers) {
    for (const { name, description, default: byDefault } of describeSettings(schema)) {
      const row = rows.get(name) ?? { description, byDefault, readBy: [] };
      row.readBy.push(reader);
      rows.set(name, row);
    }
  }
  const lines = [...rows].map(
    ([name, { description, byDefault, readBy }]) =>
      `| \`${name}\` | ${byDefault.replaceAll('|', '\\|') || 'off'} | ${description.replaceAll('|', '\\|')} | ${readBy.length > 1 ? 'both' : readBy.join()} |`,
  );
  return [
    '| Variable | Default | What it does | Read by |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/** Names of all variables that a program reads as a setting. */
export const listVariables = (): Set<string> =>
  new Set(readers.flatMap(([, schema]) => Object.keys(schema.shape)));

/** A text with the table put between its two marks. */
export function putSettingsTable(text: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error('README.md has lost the marks of its settings table');
  return `${text.slice(0, begin + BEGIN.length)}\n\n${toSettingsTable()}\n\n${text.slice(end)}`;
}
