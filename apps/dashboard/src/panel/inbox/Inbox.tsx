'use client';

import { useState } from 'react';
import type { Form } from '../../submissions/forms.ts';
import type { Change, ChangeResult } from '../../submissions/inbox/change-schemas.ts';
import type { Filters } from '../../submissions/inbox/filters.ts';
import type { Page, Row } from '../../submissions/inbox/read-inbox.ts';
import type { OpeningCount } from '../../submissions/inbox/read-openings.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { BulkActions } from './BulkActions.tsx';
import { toResultText, toUndoChanges } from './change-result.ts';
import { ExportButtons } from './ExportButtons.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import { InboxViews } from './InboxViews.tsx';
import { Notice, type NoticeContent } from './Notice.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';
import { useInboxList } from './use-inbox-list.ts';

interface InboxProps {
  filters: Filters;
  /** The messages of the URL's filters. */
  page: Page;
  forms: Form[];
  services: string[];
  openings: OpeningCount[];
  sources: string[];
  hasLanguages: boolean;
  today: string;
  colleagues: Colleague[];
  /** Messages in some of the views. */
  counts: Record<string, number>;
}

/** The list of messages: searched, narrowed and worked on. */
export function Inbox({ filters, page: first, counts, colleagues, ...known }: InboxProps) {
  const translations = useTranslations('inbox');
  const { texts: labels, t } = translations;
  const list = useInboxList(filters, first);
  const { page, search } = list;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [notice, setNotice] = useState<NoticeContent>();
  const chosen = page.rows.filter((row) => selected.has(row.id));

  const select = (rows: Row[], isOn: boolean) => {
    const next = new Set(selected);
    for (const row of rows) isOn ? next.add(row.id) : next.delete(row.id);
    setSelected(next);
  };

  async function change(requested: Change) {
    try {
      const outcome: ChangeResult = await (await requestInbox('changes', requested, labels)).json();
      const undo = toUndoChanges(requested, outcome);
      setNotice({
        text: toResultText(requested, outcome, colleagues, translations),
        ...(undo.length > 0 && {
          undo: async () => {
            for (const one of undo) await requestInbox('changes', one, labels);
            setNotice({ text: labels.list.undone });
            await list.reload();
          },
        }),
      });
      setSelected(new Set());
      await list.reload();
    } catch (error) {
      setNotice({ text: toErrorMessage(error) });
    }
  }

  return (
    <>
      <header className="inbox__head">
        <h1>
          {!filters.view || filters.view === 'all' ? labels.name : labels.views[filters.view]}
          <span className="brand-dot" />
        </h1>
        <ExportButtons filters={filters} words={search} total={page.total} onNotice={setNotice} />
      </header>
      <InboxViews filters={filters} counts={counts} />
      <InboxFilters
        {...known}
        filters={filters}
        colleagues={colleagues}
        search={search}
        onSearch={list.onSearch}
        onFilter={list.onFilter}
      />
      <p className="inbox__total" role="status">
        {list.problem ??
          t(search === '' ? labels.list.total : labels.list.found, { count: page.total })}
      </p>
      <Notice said={notice} />
      {page.rows.length > 0 && (
        <label className="inbox__all">
          <input
            type="checkbox"
            checked={chosen.length === page.rows.length}
            onChange={(event) => select(page.rows, event.target.checked)}
          />
          {labels.list.selectAll}
        </label>
      )}
      <ul className="inbox__list" aria-busy={list.isBusy}>
        {page.rows.map((row) => (
          <InboxRow
            key={row.id}
            row={row}
            filters={filters}
            isFound={list.isFiltered}
            work={{
              isSelected: selected.has(row.id),
              onSelect: (isOn) => select([row], isOn),
              onStar: () =>
                void change({
                  field: 'starred',
                  to: !row.starred,
                  messages: [{ id: row.id, from: row.starred }],
                }),
            }}
          />
        ))}
      </ul>
      {page.rows.length === 0 && (
        <p className="inbox__empty">{search ? labels.list.noneFound : labels.list.none}</p>
      )}
      <nav className="inbox__turn" aria-label={labels.list.pages}>
        {page.page > 1 && (
          <button type="button" onClick={() => void list.openPage(page.page - 1)}>
            {labels.list.newer}
          </button>
        )}
        {page.hasOlder && (
          <button type="button" onClick={() => void list.openPage(page.page + 1)}>
            {labels.list.older}
          </button>
        )}
      </nav>
      {chosen.length > 0 && (
        <BulkActions
          rows={chosen}
          colleagues={colleagues}
          onChange={change}
          onClear={() => setSelected(new Set())}
          onRejected={(news) => {
            setNotice(news);
            setSelected(new Set());
            void list.reload();
          }}
        />
      )}
    </>
  );
}
