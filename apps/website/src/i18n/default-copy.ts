import type { Brand } from '@agency/brand/brand';
import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';
import { parse } from 'yaml';
import brandFile from '../../../../brand.yaml?raw';
import { brand } from './brand.ts';

const ROOT = '../../../../';
const files = import.meta.glob<string>(
  [
    '../../../../packages/content/pages/*/*.yaml',
    '../../../../packages/content/{agency,shell,forms,consent,services}/*.yaml',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const parsed = new Map<string, unknown>();
const getFile = (key: ContentKey, tag: string) => files[ROOT + toContentFile(key, tag)];

export function hasCopy(key: ContentKey, { tag, generate }: Language): boolean {
  return generate !== undefined || getFile(key, tag) !== undefined;
}

/**
 * A content file of the build, before its schema parses it. Without a file the fallback language is used.
 * @throws if there is no file
 */
export function getDefaultCopy(key: ContentKey, language: Language): unknown {
  const name = `${language.tag} ${key}`;
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const copy = key === 'agency' ? parseFacts() : parseCopy(key, language);
  parsed.set(name, copy);
  return copy;
}

function parseCopy(key: ContentKey, { tag, fallback, generate }: Language): unknown {
  const other = findLanguage(fallback);
  if (generate) return generate(getDefaultCopy(key, other ?? defaultLanguage));
  const file = getFile(key, tag);
  if (file !== undefined) return parse(file);
  if (!other) throw new Error(`content of '${key}' is missing`);
  return getDefaultCopy(key, other);
}

/** The part of `brand.yaml` that editors may change. */
function parseFacts(): unknown {
  const { name: _name, siteUrl: _siteUrl, ...facts } = parse(brandFile);
  return facts;
}

/** The translated texts of `brand.yaml`, from the language or its fallback. */
export function getBrandTranslation({ tag, fallback, generate }: Language): unknown {
  if (generate) return generate(toTranslatedFields(brand));
  const file = getFile('agency', tag);
  if (file !== undefined) return parse(file);
  const other = findLanguage(fallback);
  return other && !isDefault(other) ? getBrandTranslation(other) : undefined;
}

/** The texts of `brand.yaml` that a translation has. Only for the language of tests. */
const toTranslatedFields = ({ name, birthplace, offices, social, stats }: Brand) => ({
  name,
  birthplace,
  offices: offices.map(({ city, country }) => ({ city, country })),
  social: social.map((network) => ({ name: network.name })),
  stats: { peopleReachedADay: stats.peopleReachedADay },
});
