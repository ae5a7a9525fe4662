import { type Brand, parseBrand } from '@agency/brand/brand';
import { type ContentKey, toContentFile } from '@agency/content/content-files';
import { defaultLanguage, findLanguage, isDefault, type Language } from '@agency/content/languages';
import { parse } from 'yaml';
import brandFile from '../../../../brand.yaml?raw';

const ROOT = '../../../../';
const files = import.meta.glob<string>(
  [
    '../../../../packages/content/pages/*/*.yaml',
    '../../../../packages/content/{agency,shell,forms,consent,services}/*.yaml',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const read = new Map<string, unknown>();

/** Whether a file of words is there in a language. */
export function hasWords(key: ContentKey, { tag, generate }: Language): boolean {
  return generate !== undefined || ROOT + toContentFile(key, tag) in files;
}

/**
 * A file of words as it was when the site was built, before its schema reads it; where the language has none, that of
 * its fallback.
 * @throws when the build has no such file
 */
export function getShippedWords(key: ContentKey, language: Language): unknown {
  const name = `${language.tag} ${key}`;
  const known = read.get(name);
  if (known !== undefined) return known;
  const words = key === 'agency' ? readFacts() : readWords(key, language);
  read.set(name, words);
  return words;
}

function readWords(key: ContentKey, { tag, fallback, generate }: Language): unknown {
  const standIn = findLanguage(fallback);
  if (generate) return generate(getShippedWords(key, standIn ?? defaultLanguage));
  const file = files[ROOT + toContentFile(key, tag)];
  if (file !== undefined) return parse(file);
  if (!standIn) throw new Error(`content of '${key}' is missing`);
  return getShippedWords(key, standIn);
}

/** What of `brand.yaml` an editor may change. */
function readFacts(): unknown {
  const { name: _name, siteUrl: _siteUrl, ...facts } = parse(brandFile);
  return facts;
}

/** The words of `brand.yaml` in a language that is not its own, by their places in it; nothing where it has none, nor its fallback. */
export function getBrandWords({ tag, fallback, generate }: Language): unknown {
  if (generate) return generate(pickBrandWords(parseBrand(brandFile)));
  const file = files[ROOT + toContentFile('agency', tag)];
  if (file !== undefined) return parse(file);
  const standIn = findLanguage(fallback);
  return standIn && !isDefault(standIn) ? getBrandWords(standIn) : undefined;
}

/** What of the brand is said in words. */
const pickBrandWords = ({ name, birthplace, offices, social, stats }: Brand) => ({
  ...{ name, birthplace },
  offices: offices.map(({ city, country }) => ({ city, country })),
  social: social.map((network) => ({ name: network.name })),
  stats: { peopleReachedADay: stats.peopleReachedADay },
});
