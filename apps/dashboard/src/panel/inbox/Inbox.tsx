'use client';

import { useState } from 'react';
import type { Form } from '../../collections/messages/forms.ts';
import type { Change, Changed } from '../../inbox/changes.ts';
import type { Filters } from '../../inbox/filters.ts';
import type { Row } from '../../inbox/read-inbox.ts';
import type { OpeningCount } from '../../inbox/read-openings.ts';
import type { Page } from '../../inbox/read-page.ts';
import type { Colleague } from '../../inbox/readers.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { BulkActions } from './BulkActions.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxRow } from './InboxRow.tsx';
import { InboxViews } from './InboxViews.tsx';
import { Notice, type Said } from './Notice.tsx';
import { toOutcome, toUndo } from './outcome.ts';
import { askInbox, toSentence } from './send.ts';
import { useInboxList } from './use-inbox-list.ts';

interface InboxProps {
  filters: Filters;
  /** What the address alone shows. */
  page: Page;
  forms: { form: Form; name: string }[];
  services: string[];
  openings: OpeningCount[];
  sources: string[];
  hasLanguages: boolean;
  today: string;
  colleagues: Colleague[];
  /** Messages in some of the views. */
  counts: Record<string, number>;
}

const toKey = ({ form, id }: Pick<Row, 'form' | 'id'>) => `${form} ${id}`;

/** The list of messages: searched, narrowed and worked on. */
export function Inbox({ filters, page: first, counts, colleagues, ...known }: InboxProps) {
  const speech = useTranslations('inbox');
  const { texts: says, t } = speech;
  const list = useInboxList(filters, first);
  const { page, words } = list;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said>();
  const chosen = page.rows.filter((row) => selected.has(toKey(row)));

  const select = (rows: Row[], isOn: boolean) => {
    const next = new Set(selected);
    for (const row of rows) isOn ? next.add(toKey(row)) : next.delete(toKey(row));
    setSelected(next);
  };

  async function change(asked: Change) {
    try {
      const outcome: Changed = await (await askInbox('changes', asked, says)).json();
      const undo = toUndo(asked, outcome);
      setSaid({
        text: toOutcome(asked, outcome, colleagues, speech),
        ...(undo.length > 0 && {
          undo: async () => {
            for (const one of undo) await askInbox('changes', one, says);
            setSaid({ text: says.list.undone });
            await list.reload();
          },
        }),
      });
      setSelected(new Set());
      await list.reload();
    } catch (error) {
      setSaid({ text: toSentence(error) });
    }
  }

  return (
    <>
      <header className="inbox__head">
        <h1>
          {!filters.view || filters.view === 'all' ? says.name : says.views[filters.view]}
          <span className="brand-dot" />
        </h1>
        <ExportButtons filters={filters} words={words} total={page.total} onSay={setSaid} />
      </header>
      <InboxViews filters={filters} counts={counts} />
      <InboxFilters
        {...known}
        filters={filters}
        colleagues={colleagues}
        words={words}
        onSearch={list.search}
        onNarrow={list.narrow}
      />
      <p className="inbox__total" role="status">
        {list.problem ?? t(words === '' ? says.list.total : says.list.found, { count: page.total })}
      </p>
      <Notice said={said} />
      {page.rows.length > 0 && (
        <label className="inbox__all">
          <input
            type="checkbox"
            checked={chosen.length === page.rows.length}
            onChange={(event) => select(page.rows, event.target.checked)}
          />
          {says.list.selectAll}
        </label>
      )}
      <ul className="inbox__list" aria-busy={list.isBusy}>
        {page.rows.map((row) => (
          <InboxRow
            key={toKey(row)}
            row={row}
            filters={filters}
            isFound={list.isFound}
            work={{
              isSelected: selected.has(toKey(row)),
              onSelect: (isOn) => select([row], isOn),
              onStar: () =>
                void change({
                  field: 'starred',
                  to: !row.starred,
                  messages: [{ form: row.form, id: row.id, from: row.starred }],
                }),
            }}
          />
        ))}
      </ul>
      {page.rows.length === 0 && (
        <p className="inbox__empty">{words ? says.list.noneFound : says.list.none}</p>
      )}
      <nav className="inbox__turn" aria-label={says.list.pages}>
        {page.newer && (
          <button type="button" onClick={() => page.newer && list.turn(page.newer, 'newer')}>
            {says.list.newer}
          </button>
        )}
        {page.older && (
          <button type="button" onClick={() => page.older && list.turn(page.older, 'older')}>
            {says.list.older}
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
            setSaid(news);
            setSelected(new Set());
            void list.reload();
          }}
        />
      )}
    </>
  );
}
