'use client';

import { Link, SetStepNav } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Cursor, Filters } from '../../submissions/inbox/filters.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { Page } from '../../submissions/inbox/read-page.ts';
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
  cursor: Cursor;
  reference: string;
}

/** Back to the list, and to the messages before and after this one in it, also in what was searched for. */
export function MessageNavigation({ filters, cursor, reference }: MessageNavigationProps) {
  const { at, form, id } = cursor;
  const { texts } = useTranslations('inbox');
  const [newer, setNewer] = useState<Row>();
  const [older, setOlder] = useState<Row>();
  const [found, setFound] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are the address', and new with each page.
  useEffect(() => {
    setFound(isSearchUrl());
    const searched = isSearchUrl() ? readListPosition().search : '';
    const find = async (way: 'newer' | 'older') => {
      const beyond = { at, form, id };
      const request = { filters, words: searched, beyond, way, limit: 1 };
      const { rows }: Page = await (await requestInbox('rows', request, texts)).json();
      return rows[0];
    };
    // Without them there is still the way back.
    void find('newer').then(setNewer, () => undefined);
    void find('older').then(setOlder, () => undefined);
  }, [at, form, id]);

  const back = toSearchUrl(toInboxPath(filters), found);
  return (
    <>
      <SetStepNav nav={[{ label: texts.name, url: back }, { label: reference }]} />
      <nav className="message__way" aria-label={texts.message.list}>
        <Link href={back} prefetch={false}>
          {texts.message.back}
        </Link>
        <span>
          {newer && (
            <Link href={toSearchUrl(toMessagePath(newer, filters), found)} prefetch={false}>
              {texts.list.newer}
            </Link>
          )}
          {older && (
            <Link href={toSearchUrl(toMessagePath(older, filters), found)} prefetch={false}>
              {texts.list.older}
            </Link>
          )}
        </span>
      </nav>
    </>
  );
}
