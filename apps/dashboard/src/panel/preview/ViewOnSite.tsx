import { useEffect, useState } from 'react';
import type { OnSite } from '../../collections/editing/preview-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import { askOnSite } from './ask-on-site.ts';

interface ViewOnSiteProps {
  address: string;
  /** Differs whenever something was published or planned. */
  published: string;
}

/** The way to what visitors see, or when they will see it. */
export function ViewOnSite({ address, published }: ViewOnSiteProps) {
  const { language, texts, t } = useTranslations('preview');
  const [onSite, setOnSite] = useState<OnSite>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was published
  useEffect(() => {
    const asked = new AbortController();
    void askOnSite(address, asked.signal).then((found) => {
      if (!asked.signal.aborted) setOnSite(found);
    });
    return () => asked.abort();
  }, [address, published]);
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
