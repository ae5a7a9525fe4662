'use client';

import type { Change, Value, WorkflowField } from '../../submissions/inbox/change-schemas.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { type Stage, type State, stageNames, stateNames } from '../../submissions/workflow.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { NoticeContent } from './Notice.tsx';
import { RejectButton } from './RejectButton.tsx';

interface BulkProps {
  rows: Row[];
  colleagues: Colleague[];
  onChange: (change: Change) => Promise<void>;
  onClear: () => void;
  /** Reject mails were sent. */
  onRejected: (said: NoticeContent) => void;
}

/** What can be done to the messages that are selected. */
export function BulkActions({ rows, colleagues, onChange, onClear, onRejected }: BulkProps) {
  const {
    texts: { bulk, filters, list, stages, states },
    t,
  } = useTranslations('inbox');
  const areApplications = rows.every(({ form }) => form === 'application');
  const haveState = rows.every(({ form }) => form !== 'application');
  const isSpam = rows.every(({ state }) => state === 'spam');
  const isStarred = rows.every(({ starred }) => starred);
  const owners = colleagues.filter((one) => rows.every(({ form }) => one.forms.includes(form)));

  const change = (field: WorkflowField, to: Value, toValue: (row: Row) => Value) => {
    const others = rows.filter((row) => toValue(row) !== to);
    if (others.length === 0) return onClear();
    const messages = others.map((row) => ({ id: row.id, from: toValue(row) }));
    void onChange({ field, to, messages });
  };
  const setState = (to: State) => change('state', to, ({ state }) => state);

  return (
    <section className="inbox__bulk" aria-label={bulk.label}>
      <strong>{t(bulk.selected, { count: rows.length })}</strong>
      {haveState && (
        <label>
          {filters.state}
          <select value="" onChange={(event) => setState(event.target.value as State)}>
            <option value="" disabled>
              {bulk.setTo}
            </option>
            {stateNames.map((state) => (
              <option key={state} value={state}>
                {states[state]}
              </option>
            ))}
          </select>
        </label>
      )}
      {areApplications && (
        <label>
          {filters.stage}
          <select
            value=""
            onChange={({ target }) =>
              change('stage', target.value as Stage, ({ stage = 'new' }) => stage)
            }
          >
            <option value="" disabled>
              {bulk.setTo}
            </option>
            {stageNames.map((stage) => (
              <option key={stage} value={stage}>
                {stages[stage]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {filters.owner}
        <select
          value=""
          onChange={({ target }) =>
            change(
              'owner',
              target.value === 'nobody' ? null : Number(target.value),
              ({ owner }) => owner?.id ?? null,
            )
          }
        >
          <option value="" disabled>
            {bulk.giveTo}
          </option>
          <option value="nobody">{list.nobody}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => change('starred', !isStarred, ({ starred }) => starred)}>
        {isStarred ? bulk.unstar : bulk.star}
      </button>
      <button type="button" onClick={() => setState(isSpam ? 'open' : 'spam')}>
        {isSpam ? bulk.notSpam : bulk.spam}
      </button>
      {areApplications && <RejectButton ids={rows.map(({ id }) => id)} onSent={onRejected} />}
      <button type="button" onClick={onClear}>
        {bulk.clear}
      </button>
    </section>
  );
}
