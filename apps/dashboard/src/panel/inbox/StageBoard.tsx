'use client';

import { useState } from 'react';
import { toDay } from '../../platform/language/times.ts';
import { toMessagePath } from '../../submissions/inbox/filters.ts';
import type { ListQuery } from '../../submissions/inbox/list-query.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import { stageNames } from '../../submissions/workflow.ts';
import { Link } from '../controls/Link.tsx';
import { Select } from '../controls/Select.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useMessageChanges } from './use-message-changes.ts';

/** A column for each stage. Its select moves an applicant, by keyboard and touch as well. */
export function StageBoard({ rows, list: place }: { rows: Row[]; list: ListQuery }) {
  const { language, texts } = useTranslations('inbox');
  const { filters, list, stages } = texts;
  const change = useMessageChanges();
  // The focus follows the applicant into the other column.
  const [moved, setMoved] = useState<number>();

  function move({ id, stage: from = 'new' }: Row, to: string) {
    setMoved(id);
    void change({ field: 'stage', to, messages: [{ id, from }] });
  }

  return (
    <div className="pipeline">
      {stageNames.map((stage) => {
        const own = rows.filter((row) => (row.stage ?? 'new') === stage);
        return (
          <section key={stage} aria-labelledby={`stage-${stage}`}>
            <h2 id={`stage-${stage}`}>
              {stages[stage]} ({own.length})
            </h2>
            <ul>
              {own.map((row) => (
                <li key={row.id}>
                  <Link href={toMessagePath(row.id, place)}>
                    <bdi>{row.name}</bdi>
                  </Link>
                  <small>
                    {toDay(row.at, language)} · <bdi>{row.owner?.name ?? list.nobody}</bdi>
                  </small>
                  <Select
                    label={filters.stage}
                    aria-label={`${filters.stage}: ${row.name}`}
                    autoFocus={row.id === moved}
                    value={stage}
                    options={Object.entries(stages)}
                    onChoose={(to) => move(row, to)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
