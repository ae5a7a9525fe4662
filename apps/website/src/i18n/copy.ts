import type { Brand } from '@agency/brand/brand';
import type { ContentKey } from '@agency/content/content-files';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { type Copy, mergeBrand, mergeCopy, translateBrand } from '@agency/content/merge-copy';
import type { RejectedOverride } from '@agency/content/overrides';
import type { Content } from '@agency/contracts';
import type { ContentResult } from '../model/content-result.ts';
import type { PageRule } from '../model/page-rules.ts';
import { brand as builtBrand } from './brand.ts';
import { toCopyRules } from './copy-rules.ts';
import { getBrandTranslation, getDefaultCopy } from './default-copy.ts';
import { isPageIn, toHref } from './language-pages.ts';

type CopyKey = Exclude<ContentKey, 'agency'>;

/** Copy and brand of a page: content files with the overrides of the dashboard (docs/content.md). */
export interface CopyReader {
  readCopy<Key extends CopyKey>(key: Key): Promise<Copy<Key>>;
  readBrand(): Promise<Brand>;
  /** Resolves to the ISO 8601 time of the last override. */
  readChange(key: CopyKey): Promise<string | undefined>;
}

/** What the server provides. A page that is rendered by the build has none of it. */
export interface CopySources {
  language?: Language;
  fetchContent?(
    name: 'content',
    key: ContentKey,
    options: { language: string },
  ): Promise<ContentResult<Content>>;
  reportInvalid?(key: string, fields: readonly RejectedOverride[]): void;
  addRules?(rules: readonly PageRule[]): void;
}

interface MergedCopy {
  copy: unknown;
  rules: PageRule[];
}
const NO_OVERRIDES: Content = { fields: {} };

// The last results by language and key. The content client returns the same objects until the content changes.
const brands = new Map<string, { facts: Content; translation: Content; brand: Brand }>();
const copies = new Map<string, { content: Content; brand: Brand; merging: Promise<MergedCopy> }>();

export function createCopyReader({
  language = defaultLanguage,
  fetchContent,
  reportInvalid,
  addRules,
}: CopySources): CopyReader {
  const toReportKey = (key: ContentKey) => (isDefault(language) ? key : `${key}--${language.tag}`);

  async function readOverrides(key: ContentKey, { tag }: Language): Promise<Content> {
    const result = await fetchContent?.('content', key, { language: tag });
    const hasFields = result?.status === 'ok' && Object.keys(result.data.fields).length > 0;
    return hasFields ? result.data : NO_OVERRIDES;
  }

  /** Facts are the same in all languages; each language overrides the texts. */
  async function readBrand(): Promise<Brand> {
    const [facts, translation] = await Promise.all([
      readOverrides('agency', defaultLanguage),
      isDefault(language) ? NO_OVERRIDES : readOverrides('agency', language),
    ]);
    const last = brands.get(language.tag);
    if (last?.facts === facts && last.translation === translation) return last.brand;
    const original = getDefaultCopy('agency', defaultLanguage);
    const merged = mergeBrand(original, facts.fields, builtBrand);
    reportInvalid?.('agency', merged.rejected);
    const brand = toTranslatedBrand(merged.copy, translation);
    brands.set(language.tag, { facts, translation, brand });
    return brand;
  }

  function toTranslatedBrand(brand: Brand, { fields }: Content): Brand {
    if (isDefault(language)) return brand;
    const { copy, rejected } = translateBrand(getBrandTranslation(language) ?? {}, fields, brand);
    reportInvalid?.(toReportKey('agency'), rejected);
    return copy;
  }

  async function merge(key: CopyKey, { fields }: Content, brand: Brand): Promise<MergedCopy> {
    const original = getDefaultCopy(key, language);
    const { copy, rejected } = mergeCopy(key, original, fields, brand, language);
    reportInvalid?.(toReportKey(key), rejected);
    const measured = isDefault(language)
      ? mergeCopy(key, original, {}, builtBrand, language).copy
      : undefined;
    const rules = await toCopyRules(key, copy, { measured, language });
    return { copy: localizeCopyLinks(copy, language), rules };
  }

  return {
    readBrand,
    async readCopy<Key extends CopyKey>(key: Key) {
      const [content, brand] = await Promise.all([readOverrides(key, language), readBrand()]);
      const name = `${language.tag} ${key}`;
      let last = copies.get(name);
      if (last?.content !== content || last.brand !== brand) {
        last = { content, brand, merging: merge(key, content, brand) };
        last.merging.catch(() => copies.delete(name));
        copies.set(name, last);
      }
      const { copy, rules } = await last.merging;
      addRules?.(rules);
      return copy as Copy<Key>;
    },
    async readChange(key) {
      return (await readOverrides(key, language)).updated_at;
    },
  };
}

/**
 * Localises the links in copy. A list entry is removed if its page does not exist in the language; any other link then leads
 * to the default language.
 */
export function localizeCopyLinks(copy: unknown, language: Language): unknown {
  if (isDefault(language)) return copy;
  if (Array.isArray(copy)) {
    const isShown = (entry: unknown) => !isLink(entry) || isPageIn(entry.href, language);
    return copy.filter(isShown).map((entry) => localizeCopyLinks(entry, language));
  }
  if (typeof copy !== 'object' || copy === null) return copy;
  const localized = isLink(copy) ? { ...copy, href: toHref(copy.href, language) } : copy;
  return Object.fromEntries(
    Object.entries(localized).map(([name, value]) => [name, localizeCopyLinks(value, language)]),
  );
}

const isLink = (entry: unknown): entry is { href: string } =>
  typeof entry === 'object' && entry !== null && 'href' in entry && typeof entry.href === 'string';
