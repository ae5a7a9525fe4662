'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Cursor, Filters } from '../../inbox/filters.ts';
import type { Row } from '../../inbox/read-inbox.ts';
import type { Page } from '../../inbox/read-page.ts';
import { useWords } from '../language/SpokenLanguage.tsx';
import { readPlace, toInbox, toMessage } from './place.ts';
import { askInbox } from './send.ts';

/** Back to the list, and to the messages before and after this one in it, also in what was searched for. */
export function Neighbours({ filters, cursor }: { filters: Filters; cursor: Cursor }) {
  const { at, form, id } = cursor;
  const { words } = useWords('inbox');
  const [newer, setNewer] = useState<Row>();
  const [older, setOlder] = useState<Row>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are the address', and new with each page.
  useEffect(() => {
    const find = async (way: 'newer' | 'older') => {
      const beyond = { at, form, id };
      const asked = { filters, words: readPlace().words, beyond, way, limit: 1 };
      const { rows }: Page = await (await askInbox('rows', asked, words)).json();
      return rows[0];
    };
    // Without them there is still the way back.
    void find('newer').then(setNewer, () => undefined);
    void find('older').then(setOlder, () => undefined);
  }, [at, form, id]);

  return (
    <nav className="message__way" aria-label={words.message.list}>
      <Link href={toInbox(filters)} prefetch={false}>
        {words.message.back}
      </Link>
      <span>
        {newer && (
          <Link href={toMessage(newer, filters)} prefetch={false}>
            {words.list.newer}
          </Link>
        )}
        {older && (
          <Link href={toMessage(older, filters)} prefetch={false}>
            {words.list.older}
          </Link>
        )}
      </span>
    </nav>
  );
}
