import { useEffect, useState } from 'react';
import type { PublishedPage } from '../../collections/editing/preview-endpoints.ts';
import { useWords } from '../language/SpokenLanguage.tsx';
import { toMoment } from '../language/times.ts';
import { askOnSite } from './ask-on-site.ts';

interface ViewOnSiteProps {
  address: string;
  /** Differs whenever something was published or planned. */
  published: string;
}

/** The way to what visitors see, or when they will see it. */
export function ViewOnSite({ address, published }: ViewOnSiteProps) {
  const { language, words, say } = useWords('preview');
  const [onSite, setOnSite] = useState<PublishedPage>({});
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
          {words.onSite}
          <span className="words-unseen"> {words.newTab}</span>
        </a>
      )}
      {from && (
        <span>
          {say(page ? words.changesFrom : words.seenFrom, { time: toMoment(from, language) })}
        </span>
      )}
    </span>
  );
}
