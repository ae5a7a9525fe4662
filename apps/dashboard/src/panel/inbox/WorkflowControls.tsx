'use client';

import type { Change, Value, WorkflowField } from '../../submissions/inbox/change-messages.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { Select } from '../controls/Select.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';

const toValues = ({ answerBy, owner, stage = 'new', starred, state }: Row) =>
  ({ answerBy, owner: owner?.id ?? null, stage, starred, state }) as Record<WorkflowField, Value>;

/** A change of those messages that have another value. */
export function toChange(rows: Row[], field: WorkflowField, to: Value): Change {
  const messages = rows.map((row) => ({ id: row.id, from: toValues(row)[field] }));
  return { field, to, messages: messages.filter(({ from }) => from !== to) };
}

interface WorkflowControlsProps {
  rows: Row[];
  owners: Colleague[];
  onChange: (change: Change) => void;
}

/** Stage or state, owner, star and spam of one message or of several. A value that differs is not shown. */
export function WorkflowControls({ rows, owners, onChange }: WorkflowControlsProps) {
  const { bulk, filters, list, stages, states } = useTranslations('inbox').texts;
  const forms = [...new Set(rows.map(({ form }) => form))];
  const field = forms.includes('application') ? 'stage' : 'state';
  const change = (name: WorkflowField, to: Value) => onChange(toChange(rows, name, to));
  const toShared = (name: WorkflowField) => {
    const [value, ...others] = new Set(rows.map((row) => toValues(row)[name]));
    return others.length > 0 ? '' : value;
  };
  const isSpam = toShared('state') === 'spam';
  const isStarred = toShared('starred') === true;
  return (
    <>
      {(field === 'state' || forms.length === 1) && (
        <Select
          label={filters[field]}
          value={String(toShared(field))}
          empty={bulk.setTo}
          isHint
          options={Object.entries(field === 'stage' ? stages : states)}
          onChoose={(to) => change(field, to)}
        />
      )}
      <Select
        label={filters.owner}
        value={String(toShared('owner') ?? 'nobody')}
        empty={bulk.giveTo}
        isHint
        options={[
          ['nobody', list.nobody],
          ...owners
            .filter((one) => forms.every((form) => one.forms.includes(form)))
            .map(({ id, name }) => [id, name] as const),
        ]}
        onChoose={(to) => change('owner', to === 'nobody' ? null : Number(to))}
      />
      <button type="button" aria-pressed={isStarred} onClick={() => change('starred', !isStarred)}>
        {isStarred ? bulk.starred : bulk.star}
      </button>
      <button type="button" onClick={() => change('state', isSpam ? 'open' : 'spam')}>
        {isSpam ? bulk.notSpam : bulk.spam}
      </button>
    </>
  );
}
