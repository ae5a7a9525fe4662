'use client';

import { Link, usePreferences } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { toInboxPath, toQuery } from '../../submissions/inbox/filters.ts';
import type { Filters } from '../../submissions/inbox/list-query.ts';
import { type View, views } from '../../submissions/workflow.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

const KEY = 'inbox-views';

/** A saved view: filters with a name, without the search. */
interface SavedView {
  name: string;
  /** The query string. */
  query: string;
}

interface ViewsProps {
  filters: Filters;
  /** Messages in some of the views. */
  counts: Record<string, number>;
}

/** Links to the standard views and to saved views. */
export function InboxViews({ filters, counts }: ViewsProps) {
  const { list, views: called } = useTranslations('inbox').texts;
  const { getPreference, setPreference } = usePreferences();
  const [own, setOwn] = useState<SavedView[]>([]);
  const [name, setName] = useState<string>();
  const field = useId();
  const query = toQuery(filters);
  const isNamed = own.some((one) => one.query === query);
  const canBeNamed = query !== '' && query !== `?view=${filters.view}` && !isNamed;

  useEffect(() => {
    void getPreference<SavedView[]>(KEY).then((stored) => Array.isArray(stored) && setOwn(stored));
  }, [getPreference]);

  const saveViews = (next: SavedView[]) => {
    setOwn(next);
    void setPreference(KEY, next);
  };

  return (
    <nav className="inbox__views" aria-label={list.views}>
      <ul>
        {(Object.keys(views) as View[]).map((view) => (
          <li key={view}>
            <Link
              href={toInboxPath({ view })}
              prefetch={false}
              {...((filters.view ?? 'all') === view && !isNamed && { 'aria-current': 'page' })}
            >
              {called[view]} {Boolean(counts[view]) && <span>{counts[view]}</span>}
            </Link>
          </li>
        ))}
        {own.map((one) => (
          <li key={one.query}>
            <Link
              href={`/admin/inbox${one.query}`}
              prefetch={false}
              {...(one.query === query && { 'aria-current': 'page' })}
            >
              <bdi>{one.name}</bdi>
            </Link>
            {one.query === query && (
              <button type="button" onClick={() => saveViews(own.filter((other) => other !== one))}>
                {list.forget}
              </button>
            )}
          </li>
        ))}
        {canBeNamed && (
          <li>
            {name === undefined ? (
              <button type="button" onClick={() => setName('')}>
                {list.keepView}
              </button>
            ) : (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  if (name.trim()) saveViews([...own, { name: name.trim(), query }]);
                  setName(undefined);
                }}
              >
                <label htmlFor={field}>{list.viewName}</label>
                <input
                  id={field}
                  maxLength={40}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
                <button type="submit">{list.keep}</button>
              </form>
            )}
          </li>
        )}
      </ul>
    </nav>
  );
}
