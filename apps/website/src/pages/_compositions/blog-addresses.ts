import type { Language } from '@agency/content/languages';
import type { BlogAddresses } from '@agency/contracts';
import { getConfiguredMediaUrl } from '../../content-client/to-media-url.ts';
import { mayBePageIn } from '../../i18n/language-pages.ts';
import { toBlogPath } from '../../model/blogs/blog-paths.ts';
import { type SitemapEntry, toBlogEntry } from '../../model/head/sitemap.ts';
import type { Reading } from '../../model/reading.ts';

type Locals = Pick<App.Locals, 'fetchContent' | 'languages'>;

/** The first page of the addresses of blogs in a language, and how many there are on all. */
export interface AddressesIn {
  language: Language;
  reading: Reading<BlogAddresses>;
  total: number;
  entries: SitemapEntry[];
}

/** The addresses of blogs in each language of the site that has pages for them. */
export function readAddresses({ fetchContent, languages }: Locals): Promise<AddressesIn[]> {
  return Promise.all(
    languages
      .filter((language) => mayBePageIn(toBlogPath('any'), language))
      .map(async (language) => {
        const reading = await fetchContent('blog-addresses', 1, { language: language.tag });
        const { all, total } = reading.status === 'ok' ? reading.data : { all: [], total: 0 };
        return { language, reading, total, entries: toEntries(all, language, languages) };
      }),
  );
}

/** Blogs of one language as entries of a sitemap. */
export const toEntries = (
  all: BlogAddresses['all'],
  language: Language,
  languages: readonly Language[],
): SitemapEntry[] =>
  all.map((blog) => toBlogEntry(blog, getConfiguredMediaUrl, { language, languages }));
