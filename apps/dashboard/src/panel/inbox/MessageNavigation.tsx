'use client';

import { Link, SetStepNav } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Filters } from '../../submissions/inbox/filters.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import {
  isSearchUrl,
  readListPosition,
  toInboxPath,
  toMessagePath,
  toSearchUrl,
} from './list-position.ts';
import { requestInbox } from './request-inbox.ts';

interface MessageNavigationProps {
  filters: Filters;
  id: number;
  reference: string;
}

/** Back to the list, and to the messages before and after this one in it, also in what was searched for. */
export function MessageNavigation({ filters, id, reference }: MessageNavigationProps) {
  const { texts } = useTranslations('inbox');
  const [neighbours, setNeighbours] = useState<{ newer?: number; older?: number }>({});
  const [found, setFound] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are of the URL, and new with each page.
  useEffect(() => {
    setFound(isSearchUrl());
    const words = isSearchUrl() ? readListPosition().search : '';
    requestInbox('neighbours', { filters, words, id }, texts)
      .then((response) => response.json())
      // Without them there is still the way back.
      .then(setNeighbours, () => undefined);
  }, [id]);

  const back = toSearchUrl(toInboxPath(filters), found);
  return (
    <>
      <SetStepNav nav={[{ label: texts.name, url: back }, { label: reference }]} />
      <nav className="message__way" aria-label={texts.message.list}>
        <Link href={back} prefetch={false}>
          {texts.message.back}
        </Link>
        <span>
          {(['newer', 'older'] as const).map((way) => {
            const other = neighbours[way];
            if (other === undefined) return null;
            return (
              <Link
                key={way}
                href={toSearchUrl(toMessagePath(other, filters), found)}
                prefetch={false}
              >
                {texts.list[way]}
              </Link>
            );
          })}
        </span>
      </nav>
    </>
  );
}
