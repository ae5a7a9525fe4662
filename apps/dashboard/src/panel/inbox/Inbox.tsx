'use client';

import { Link, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useState, useTransition } from 'react';
import type { Change, Value, WorkflowField } from '../../submissions/inbox/change-messages.ts';
import { toFilters, toInboxPath } from '../../submissions/inbox/filters.ts';
import type { ListQuery } from '../../submissions/inbox/list-query.ts';
import type { Page, Row } from '../../submissions/inbox/read-inbox.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { viewNames } from '../../submissions/workflow.ts';
import { Heading } from '../Heading.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toErrorMessage } from '../request-dashboard.ts';
import { type FilterValues, InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { downloadFromInbox } from './request-inbox.ts';
import { type Option, Select } from './Select.tsx';
import { useMessageChanges } from './use-message-changes.ts';
import { useMessageCount } from './use-message-count.ts';

interface InboxProps extends FilterValues {
  list: ListQuery;
  /** What the list is searched for. */
  words: string;
  page: Page;
}

/** The list of messages: searched, narrowed and worked on. */
export function Inbox({ list, words, page, ...values }: InboxProps) {
  const { texts: labels, t } = useTranslations('inbox');
  const router = useRouter();
  const [isBusy, startTransition] = useTransition();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const change = useMessageChanges();
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
    toast.promise(downloadFromInbox('exports', { format, filters, search: words }, labels), {
      loading: labels.exports.busy,
      success: (name: string) => t(labels.exports.saved, { name }),
      error: toErrorMessage,
    });

  const star = ({ id, starred: from }: Row) =>
    void change({ field: 'starred', to: !from, messages: [{ id, from }] });

  const select = (rows: Row[], isOn: boolean) => {
    const next = new Set(selected);
    for (const row of rows) isOn ? next.add(row.id) : next.delete(row.id);
    setSelected(next);
  };

  return (
    <>
      <header className="inbox__head">
        <Heading>
          {!list.view || list.view === 'all' ? labels.name : labels.views[list.view]}
        </Heading>
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
      </header>
      <nav className="inbox__views" aria-label={labels.list.views}>
        <ul>
          {viewNames.map((view) => (
            <li key={view}>
              <Link
                href={toInboxPath({ view })}
                prefetch={false}
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
        {page.rows.map((row) => (
          <InboxRow
            key={row.id}
            row={row}
            list={list}
            work={{
              isSelected: selected.has(row.id),
              onSelect: (isOn) => select([row], isOn),
              onStar: () => star(row),
            }}
          />
        ))}
      </ul>
      {page.rows.length === 0 && <p>{words ? labels.list.noneFound : labels.list.none}</p>}
      <nav className="inbox__turn" aria-label={labels.list.pages}>
        {pages.map(([label, number]) => (
          <Link
            key={label}
            className="inbox-button"
            href={toInboxPath({ ...list, page: number > 1 ? number : undefined })}
            prefetch={false}
          >
            {label}
          </Link>
        ))}
      </nav>
      {chosen.length > 0 && (
        <BulkActions
          rows={chosen}
          colleagues={values.colleagues}
          onChange={(requested) => void change(requested).then((isDone) => isDone && clear())}
          onClear={clear}
        >
          <RejectDialog ids={chosen.map(({ id }) => id)} onSent={clear} />
        </BulkActions>
      )}
    </>
  );
}

interface BulkProps {
  rows: Row[];
  colleagues: Colleague[];
  onChange: (change: Change) => void;
  onClear: () => void;
  /** Only for applications. */
  children: ReactNode;
}

/** What can be done to the messages that are selected. */
function BulkActions({ rows, colleagues, onChange, onClear, children }: BulkProps) {
  const { texts, t } = useTranslations('inbox');
  const { bulk, filters, list, stages, states } = texts;
  const areApplications = rows.every(({ form }) => form === 'application');
  const haveState = rows.every(({ form }) => form !== 'application');
  const isSpam = rows.every(({ state }) => state === 'spam');
  const isStarred = rows.every(({ starred }) => starred);
  const owners = colleagues.filter((one) => rows.every(({ form }) => one.forms.includes(form)));

  const change = (field: WorkflowField, to: Value, toValue: (row: Row) => Value) => {
    const messages = rows.map((row) => ({ id: row.id, from: toValue(row) }));
    const others = messages.filter(({ from }) => from !== to);
    if (others.length === 0) onClear();
    else onChange({ field, to, messages: others });
  };
  const setState = (to: string) => change('state', to, ({ state }) => state);
  const setStage = (to: string) => change('stage', to, ({ stage = 'new' }) => stage);

  return (
    <section className="inbox__bulk" aria-label={bulk.label}>
      <strong>{t(bulk.selected, { count: rows.length })}</strong>
      {(areApplications || haveState) && (
        <Select
          label={areApplications ? filters.stage : filters.state}
          value=""
          empty={bulk.setTo}
          isHint
          options={Object.entries(areApplications ? stages : states)}
          onChoose={areApplications ? setStage : setState}
        />
      )}
      <Select
        label={filters.owner}
        value=""
        empty={bulk.giveTo}
        isHint
        options={[['nobody', list.nobody], ...owners.map(({ id, name }) => [id, name] as const)]}
        onChoose={(to) =>
          change('owner', to === 'nobody' ? null : Number(to), ({ owner }) => owner?.id ?? null)
        }
      />
      <button type="button" onClick={() => change('starred', !isStarred, ({ starred }) => starred)}>
        {isStarred ? bulk.unstar : bulk.star}
      </button>
      <button type="button" onClick={() => setState(isSpam ? 'open' : 'spam')}>
        {isSpam ? bulk.notSpam : bulk.spam}
      </button>
      {areApplications && children}
      <button type="button" onClick={onClear}>
        {bulk.clear}
      </button>
    </section>
  );
}
