import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PublishedPage } from '../../collections/editing/preview-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import { fetchPublicUrl } from './fetch-public-url.ts';

interface ViewOnSiteProps {
  apiUrl: string;
  /** Changes whenever something is published or scheduled. */
  version: string;
}

/** The way to what visitors see, or when they will see it. */
export function ViewOnSite({ apiUrl, version }: ViewOnSiteProps) {
  const { language, texts, t } = useTranslations('preview');
  const { code: locale } = useLocale();
  const [onSite, setOnSite] = useState<PublishedPage>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again after publishing
  useEffect(() => {
    const controller = new AbortController();
    void fetchPublicUrl(apiUrl, locale, controller.signal).then((found) => {
      if (!controller.signal.aborted) setOnSite(found);
    });
    return () => controller.abort();
  }, [apiUrl, locale, version]);
  const { address: page, from } = onSite;
  if (!page && !from) return null;
  return (
    <span className="view-on-site">
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {texts.onSite}
          <span className="words-unseen"> {texts.newTab}</span>
        </a>
      )}
      {from && (
        <span>
          {t(page ? texts.changesFrom : texts.seenFrom, { time: toMoment(from, language) })}
        </span>
      )}
    </span>
  );
}
