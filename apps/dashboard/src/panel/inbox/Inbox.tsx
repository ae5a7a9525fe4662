'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useRef, useState, useTransition } from 'react';
import { toFilters, toInboxPath } from '../../submissions/inbox/filters.ts';
import type { ListQuery } from '../../submissions/inbox/list-query.ts';
import type { Page, Row } from '../../submissions/inbox/read-inbox.ts';
import { viewNames } from '../../submissions/workflow.ts';
import { Link } from '../controls/Link.tsx';
import { type Option, Select } from '../controls/Select.tsx';
import { useErrorMessage } from '../controls/use-task.ts';
import { Heading } from '../Heading.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type FilterValues, InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { downloadFromInbox } from './request-inbox.ts';
import { useMessageChanges } from './use-message-changes.ts';
import { useMessageCount } from './use-message-count.ts';
import { toChange, WorkflowControls } from './WorkflowControls.tsx';

interface InboxProps {
  list: ListQuery;
  /** Search text of the list. */
  words: string;
  page: Page;
  values: FilterValues;
}

/** The list of messages, with search, filters and bulk actions. */
export function Inbox({ list, words, page, values }: InboxProps) {
  const { texts: labels, t } = useTranslations('inbox');
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const change = useMessageChanges();
  const toErrorMessage = useErrorMessage();
  const filters = toFilters(list);
  const newer = useMessageCount({ filters, search: words, after: page.rows[0]?.at }) - page.before;
  const chosen = page.rows.filter((row) => selected.has(row.id));
  const clear = () => setSelected(new Set());
  const files: Option[] = [
    ['xlsx', 'Excel'],
    ['csv', 'CSV'],
    ...(values.forms.includes('contact') ? [['leads', labels.exports.leads] as const] : []),
  ];
  const pages = [
    ...(page.page > 1 ? [[labels.list.newer, page.page - 1] as const] : []),
    ...(page.hasOlder ? [[labels.list.older, page.page + 1] as const] : []),
  ];

  const navigate = (next: ListQuery) =>
    startTransition(() => {
      const path = toInboxPath(next);
      const { pathname, search } = window.location;
      // The search text may differ although the URL is the same.
      if (path === pathname + search) router.refresh();
      else router.push(path, { scroll: false });
    });

  const exportAs = (format: string) =>
    toast.promise(downloadFromInbox('exports', { format, filters, search: words }), {
      loading: labels.exports.busy,
      success: (name: string) => t(labels.exports.saved, { name }),
      error: toErrorMessage,
    });

  const select = (rows: Row[], isOn: boolean) => {
    const next = new Set(selected);
    for (const row of rows) isOn ? next.add(row.id) : next.delete(row.id);
    setSelected(next);
  };
  /** Index of the row that was selected last. */
  const last = useRef(0);
  const selectRow = (index: number, isOn: boolean, withShift: boolean) => {
    const from = withShift ? last.current : index;
    select(page.rows.slice(Math.min(from, index), Math.max(from, index) + 1), isOn);
    last.current = index;
  };

  return (
    <>
      <Heading>{!list.view || list.view === 'all' ? labels.name : labels.views[list.view]}</Heading>
      <nav className="inbox__views" aria-label={labels.list.views}>
        <ul>
          {viewNames.map((view) => (
            <li key={view}>
              <Link
                href={toInboxPath({ view })}
                {...((filters.view ?? 'all') === view && { 'aria-current': 'page' })}
              >
                {labels.views[view]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <InboxFilters {...values} filters={filters} words={words} onNavigate={navigate} />
      <p className="inbox__total" role="status">
        {t(words === '' ? labels.list.total : labels.list.found, { count: page.total })}{' '}
        {newer > 0 && (
          <button type="button" onClick={() => navigate({ ...list, page: undefined })}>
            {t(labels.list.arrived, { count: newer })}
          </button>
        )}
      </p>
      {page.rows.length > 0 && (
        <label>
          <input
            type="checkbox"
            checked={chosen.length === page.rows.length}
            onChange={(event) => select(page.rows, event.target.checked)}
          />
          {labels.list.selectAll}
        </label>
      )}
      <ul aria-busy={isBusy}>
        {page.rows.map((row, index) => (
          <InboxRow
            key={row.id}
            row={row}
            list={list}
            work={{
              isSelected: selected.has(row.id),
              onSelect: (isOn, withShift) => selectRow(index, isOn, withShift),
              onStar: () => void change(toChange([row], 'starred', !row.starred)),
            }}
          />
        ))}
      </ul>
      {page.rows.length === 0 && <p>{words ? labels.list.noneFound : labels.list.none}</p>}
      <nav className="inbox__turn" aria-label={labels.list.pages}>
        {pages.map(([label, number]) => (
          <Link
            key={label}
            className="panel-button"
            href={toInboxPath({ ...list, page: number > 1 ? number : undefined })}
          >
            {label}
          </Link>
        ))}
      </nav>
      <form
        className="inbox__export"
        onSubmit={(event) => {
          event.preventDefault();
          exportAs(String(new FormData(event.currentTarget).get('format')));
        }}
      >
        <Select label={labels.exports.format} name="format" options={files} />
        <button type="submit" disabled={page.total === 0}>
          {labels.exports.button}
        </button>
      </form>
      {chosen.length > 0 && (
        <section className="inbox__bulk" aria-label={labels.bulk.label}>
          <strong>{t(labels.bulk.selected, { count: chosen.length })}</strong>
          <WorkflowControls
            rows={chosen}
            owners={values.colleagues}
            onChange={(one) => void change(one).then((isDone) => isDone && clear())}
          />
          {chosen.every(({ form }) => form === 'application') && (
            <RejectDialog ids={chosen.map(({ id }) => id)} onSent={clear} />
          )}
          <button type="button" onClick={clear}>
            {labels.bulk.clear}
          </button>
        </section>
      )}
    </>
  );
}
