'use client';

import { Link, SetStepNav } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Cursor, Filters } from '../../inbox/filters.ts';
import type { Row } from '../../inbox/read-inbox.ts';
import type { Page } from '../../inbox/read-page.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { isFound, readPlace, toFound, toInbox, toMessage } from './place.ts';
import { askInbox } from './send.ts';

interface NeighboursProps {
  filters: Filters;
  cursor: Cursor;
  reference: string;
}

/** Back to the list, and to the messages before and after this one in it, also in what was searched for. */
export function Neighbours({ filters, cursor, reference }: NeighboursProps) {
  const { at, form, id } = cursor;
  const { texts } = useTranslations('inbox');
  const [newer, setNewer] = useState<Row>();
  const [older, setOlder] = useState<Row>();
  const [found, setFound] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are the address', and new with each page.
  useEffect(() => {
    setFound(isFound());
    const searched = isFound() ? readPlace().words : '';
    const find = async (way: 'newer' | 'older') => {
      const beyond = { at, form, id };
      const asked = { filters, words: searched, beyond, way, limit: 1 };
      const { rows }: Page = await (await askInbox('rows', asked, texts)).json();
      return rows[0];
    };
    // Without them there is still the way back.
    void find('newer').then(setNewer, () => undefined);
    void find('older').then(setOlder, () => undefined);
  }, [at, form, id]);

  const back = toFound(toInbox(filters), found);
  return (
    <>
      <SetStepNav nav={[{ label: texts.name, url: back }, { label: reference }]} />
      <nav className="message__way" aria-label={texts.message.list}>
        <Link href={back} prefetch={false}>
          {texts.message.back}
        </Link>
        <span>
          {newer && (
            <Link href={toFound(toMessage(newer, filters), found)} prefetch={false}>
              {texts.list.newer}
            </Link>
          )}
          {older && (
            <Link href={toFound(toMessage(older, filters), found)} prefetch={false}>
              {texts.list.older}
            </Link>
          )}
        </span>
      </nav>
    </>
  );
}
