import type { Brand } from '@agency/brand/brand';
import type { ContentKey } from '@agency/content/content-files';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { type Copy, mergeBrand, mergeCopy, translateBrand } from '@agency/content/merge-copy';
import type { RejectedOverride } from '@agency/content/overrides';
import type { Content } from '@agency/contracts';
import type { PageRule } from '../model/page-rules.ts';
import type { Reading } from '../model/reading.ts';
import { brand as builtBrand } from './brand.ts';
import { localiseLinks } from './links.ts';
import { getBrandWords, getShippedWords } from './shipped-words.ts';
import { toWordRules } from './word-rules.ts';

/** The key of a file of words; the facts of the agency are the brand's. */
export type WordsKey = Exclude<ContentKey, 'agency'>;

/** Copy and facts of a page: those of the content files, with the overrides of the dashboard (docs/content.md). */
export interface WordsReader {
  /** The words of a file, parsed, with the brand's own filled in. */
  readWords<Key extends WordsKey>(key: Key): Promise<Copy<Key>>;
  /** Who the agency is. */
  readBrand(): Promise<Brand>;
  /** When the words of a file were changed in the dashboard, ISO 8601; nothing where they were not, or the day is unknown. */
  readChange(key: WordsKey): Promise<string | undefined>;
}

/** What a page of a request is given. While the build makes its own pages there is nobody to ask. */
export interface WordsSources {
  /** Of the page. */
  language?: Language;
  fetchContent?(
    name: 'content',
    key: ContentKey,
    options: { language: string },
  ): Promise<Reading<Content>>;
  reportInvalid?(key: string, fields: readonly RejectedOverride[]): void;
  addRules?(rules: readonly PageRule[]): void;
}

interface Merged {
  words: unknown;
  rules: PageRule[];
}

const UNCHANGED: Content = { fields: {} };
const isUnchanged = ({ fields }: Content) => Object.keys(fields).length === 0;

// What was put together last, of which file, for whom and in which language: the dashboard client hands out the same data until it differs.
const brands = new WeakMap<Content, WeakMap<Content, Map<string, Brand>>>();
const kept = new Map<string, { content: Content; brand: Brand; merged: Promise<Merged> }>();

/** Makes a reader of one page's words. */
export function createWordsReader({
  language = defaultLanguage,
  fetchContent,
  reportInvalid,
  addRules,
}: WordsSources): WordsReader {
  async function readContent(key: ContentKey, of: Language): Promise<Content> {
    const reading = await fetchContent?.('content', key, { language: of.tag });
    return reading?.status === 'ok' && !isUnchanged(reading.data) ? reading.data : UNCHANGED;
  }

  /** Facts are the same in all languages; what is said of the agency in words stands over them. */
  async function readBrand(): Promise<Brand> {
    const [facts, words] = await Promise.all([
      readContent('agency', defaultLanguage),
      isDefault(language) ? UNCHANGED : readContent('agency', language),
    ]);
    const ofFacts = brands.get(facts) ?? new WeakMap<Content, Map<string, Brand>>();
    const ofBoth = ofFacts.get(words) ?? new Map<string, Brand>();
    const known = ofBoth.get(language.tag);
    if (known) return known;
    const shipped = getShippedWords('agency', defaultLanguage);
    const merged = mergeBrand(shipped, facts.fields, builtBrand);
    reportInvalid?.('agency', merged.refused);
    const brand = toBrandIn(merged.words, words);
    brands.set(facts, ofFacts.set(words, ofBoth.set(language.tag, brand)));
    return brand;
  }

  /** Who the agency is, said in the language. Its addresses keep the name they have. */
  function toBrandIn(brand: Brand, { fields }: Content): Brand {
    if (isDefault(language)) return brand;
    const said = translateBrand(getBrandWords(language) ?? {}, fields, brand);
    reportInvalid?.(toName('agency'), said.refused);
    return said.words;
  }

  const toName = (key: ContentKey) => (isDefault(language) ? key : `${key}--${language.tag}`);

  async function merge(key: WordsKey, { fields }: Content, brand: Brand): Promise<Merged> {
    const shipped = getShippedWords(key, language);
    const { words, refused } = mergeCopy(key, shipped, fields, brand, language);
    reportInvalid?.(toName(key), refused);
    const built = isDefault(language)
      ? mergeCopy(key, shipped, {}, builtBrand, language).words
      : undefined;
    const rules = await toWordRules(key, words, { shipped: built, language });
    return { words: localiseLinks(words, language), rules };
  }

  return {
    readBrand,
    async readWords<Key extends WordsKey>(key: Key) {
      const [content, brand] = await Promise.all([readContent(key, language), readBrand()]);
      const name = `${language.tag} ${key}`;
      let last = kept.get(name);
      if (last?.content !== content || last.brand !== brand) {
        last = { content, brand, merged: merge(key, content, brand) };
        last.merged.catch(() => kept.delete(name));
        kept.set(name, last);
      }
      const { words, rules } = await last.merged;
      addRules?.(rules);
      return words as Copy<Key>;
    },
    async readChange(key) {
      return (await readContent(key, language)).updated_at;
    },
  };
}
