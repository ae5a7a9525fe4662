import type { Language } from '@agency/content/languages';
import type { FetchArguments, FetchContent } from './create-content-client.ts';

/** Sets the default language of `fetchContent`. */
export function inLanguage(fetchContent: FetchContent, { tag }: Language): FetchContent {
  return (name, ...[params, options]) => {
    const inOwn = [params, { language: tag, ...options }] as FetchArguments<typeof name>;
    return fetchContent(name, ...inOwn);
  };
}
