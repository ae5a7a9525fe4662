'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface SearchCardsProps {
  brandName: string;
  host: string;
}

/** What search engines show, characters: of a title, and of a description. */
const MAX_SHOWN = { title: 60, description: 170 };

/** A search result and the card of a shared link as the post has them now, and what of them is too long. */
export function SearchCards({ brandName, host }: SearchCardsProps) {
  const { cards } = useTranslations('preview').texts;
  const read = (name: string) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: called for the same fields in the same order
    String(useFormFields(([fields]) => fields[name]?.value ?? '') ?? '').trim();
  const title = read('title') || cards.untitled;
  const searchTitle = `${read('searchTitle') || title} | ${brandName}`;
  const description = read('searchDescription') || read('description');
  const shareTitle = read('shareTitle') || title;
  const slug = read('slug');
  const cover = read('image');
  const picture = usePicture(read('shareImage') || cover);
  return (
    <section className="search-cards" aria-labelledby="search-cards">
      <h2 id="search-cards">{cards.heading}</h2>
      <figure>
        <figcaption>{cards.search}</figcaption>
        <div className="search-card" dir="auto">
          <span>
            {host} › blogs › {slug}
          </span>
          <strong>{truncate(searchTitle, MAX_SHOWN.title)}</strong>
          <p>{truncate(description, MAX_SHOWN.description)}</p>
        </div>
        <Count what={cards.title} length={searchTitle.length} most={MAX_SHOWN.title} />
        <Count what={cards.description} length={description.length} most={MAX_SHOWN.description} />
      </figure>
      <figure>
        <figcaption>{cards.shared}</figcaption>
        <div className="share-card">
          {picture ? (
            // biome-ignore lint/performance/noImgElement: the library has it in this size
            <img src={picture} alt="" />
          ) : (
            <div className="share-card__drawn" dir="auto">
              {title}
              <span className="brand-dot" />
            </div>
          )}
          <span>
            <bdi>{host}</bdi>
          </span>
          <strong dir="auto">{shareTitle}</strong>
        </div>
        {!picture && <p>{cards.drawn}</p>}
      </figure>
    </section>
  );
}

function Count({ what, length, most }: { what: string; length: number; most: number }) {
  const {
    texts: { cards },
    t,
  } = useTranslations('preview');
  const isLong = length > most;
  return (
    <p data-long={isLong}>{t(isLong ? cards.tooLong : cards.length, { what, length, most })}</p>
  );
}

/** As a list of results cuts it. */
const truncate = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** URL of a picture of the library; undefined until it is known. */
function usePicture(id: string): string | undefined {
  const [picture, setPicture] = useState<{ id: string; address: string }>();
  useEffect(() => {
    if (id === '') return;
    const controller = new AbortController();
    fetch(`/cms-api/media/${id}?depth=0`, { signal: controller.signal })
      .then((response) => response.json())
      .then(({ filename, sizes }) => {
        const name = sizes?.jpeg1200?.filename ?? filename;
        if (name) setPicture({ id, address: `/media/${name}` });
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [id]);
  return picture?.id === id ? picture.address : undefined;
}
