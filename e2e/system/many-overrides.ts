import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '@agency/brand/read-brand';
import { type ContentKey, contentSchemas, toContentFile } from '@agency/content/content-files';
import { defaultLanguage } from '@agency/content/languages';
import { mergeCopy } from '@agency/content/merge-copy';
import type { Content } from '@agency/contracts';
import { parse } from 'yaml';
import { root } from '../../scripts/system/commands.ts';

/** Texts of a file, by their paths. */
function findSentences(value: unknown, place: string[] = []): [string, string][] {
  if (typeof value === 'string') return value.includes(' ') ? [[place.join('/'), value]] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => findSentences(inner, [...place, name]));
}

/** This many overrides, as the dashboard returns them, spread evenly over all files. */
export function toManyOverrides(count: number): Map<string, Content> {
  const brand = readBrand();
  const files = (Object.keys(contentSchemas) as ContentKey[]).map((key) => {
    const read = parse(readFileSync(join(root, toContentFile(key)), 'utf8'));
    const { name: _name, siteUrl: _siteUrl, ...facts } = read;
    const original: unknown = key === 'agency' ? facts : read;
    const changed = findSentences(original).map(([place, text]) => [place, `${text}!`] as const);
    const { refused } = mergeCopy(
      key,
      original,
      Object.fromEntries(changed),
      brand,
      defaultLanguage,
    );
    const isRefused = new Set(refused.map(({ place }) => place));
    return { key, changes: changed.filter(([place]) => !isRefused.has(place)) };
  });
  const overrides = new Map<string, Content>();
  for (let round = 0, made = 0; made < count; round += 1) {
    const open = files.filter(({ changes }) => changes[round] !== undefined);
    if (open.length === 0) throw new Error(`The files have ${made} sentences, not ${count}.`);
    for (const { key, changes } of open.slice(0, count - made)) {
      const [place = '', text = ''] = changes[round] ?? [];
      overrides.set(key, { fields: { ...overrides.get(key)?.fields, [place]: text } });
      made += 1;
    }
  }
  return overrides;
}
