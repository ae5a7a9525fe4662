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

/** The table of docs/configuration.md, from the schemas that the website and the dashboard parse. */
function toSettingsTable(): string {
  const rows = new Map<string, { description: string; byDefault: string; readBy: string[] }>();
  for (const [reader, schema] of readers) {
    for (const { name, description, default: byDefault } of describeSettings(schema)) {
      const row = rows.get(name) ?? { description, byDefault, readBy: [] };
      row.readBy.push(reader);
      rows.set(name, row);
    }
  }
  const toCell = (text: string) => text.replaceAll('|', '\\|');
  const lines = [...rows].map(
    ([name, { description, byDefault, readBy }]) =>
      `| \`${name}\` | ${toCell(byDefault) || 'off'} | ${toCell(description)} | ${readBy[1] ? 'both' : readBy} |`,
  );
  return `| Variable | Default | Meaning | Read by |\n| --- | --- | --- | --- |\n${lines.join('\n')}`;
}

/** Names of all environment variables that the website or the dashboard reads. */
export const listVariables = (): Set<string> =>
  new Set(readers.flatMap(([, schema]) => Object.keys(schema.shape)));

/** The document that holds the table, from the root. */
export const SETTINGS_DOCUMENT = 'docs/configuration.md';

/** Replaces the table between the two markers of a document. */
export function putSettingsTable(text: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`${SETTINGS_DOCUMENT} has lost the markers of its settings table`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${toSettingsTable()}\n\n${text.slice(end)}`;
}
