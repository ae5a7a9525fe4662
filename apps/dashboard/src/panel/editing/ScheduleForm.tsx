'use client';

import { useState } from 'react';
import type { ScheduledAction } from '../../collections/editing/scheduled-change.ts';
import type { Schedule } from '../../collections/editing/scheduled-change-endpoints.ts';
import { fromTimeField, getTimeZone } from '../../platform/language/times.ts';
import { Select } from '../controls/Select.tsx';
import { TaskForm } from '../controls/TaskForm.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toScheduledChangeText } from './scheduled-change-text.ts';

interface ScheduleFormProps {
  schedule: Schedule;
  /** Whether there is anything that is not public yet. */
  hasChanges: boolean;
  /** Saves all changes, and schedules what is chosen. */
  onSchedule(change: { kind: ScheduledAction; at: string }): Promise<void>;
}

/** Schedules when a document is published or taken down. */
export function ScheduleForm({ schedule, hasChanges, onSchedule }: ScheduleFormProps) {
  const translations = useTranslations('editing');
  const { texts, t } = translations;
  const labels = texts.schedule;
  const [chosen, setChosen] = useState<ScheduledAction>();
  const [at, setAt] = useState('');
  const { isPublished, changes } = schedule;
  const canTakeDown = isPublished || changes.some((change) => change.kind === 'publish');
  const kind = chosen ?? (hasChanges || !isPublished ? 'publish' : 'unpublish');
  const kinds: ScheduledAction[] = canTakeDown ? ['publish', 'unpublish'] : ['publish'];
  const change = { kind, at: at && fromTimeField(at) };

  async function submit() {
    if (at === '') throw new Error(labels.choose);
    await onSchedule(change);
  }

  return (
    <TaskForm
      className="panel-part schedule"
      task={submit}
      submitLabel={at ? toScheduledChangeText(change, translations) : labels[kind]}
    >
      <Select
        label={labels.what}
        value={kind}
        options={kinds.map((one) => [one, labels[one]])}
        onChoose={(one) => setChosen(one as ScheduledAction)}
      />
      <label>
        <span>
          {labels.when} <small>{t(labels.zone, { zone: getTimeZone() })}</small>
        </span>
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
    </TaskForm>
  );
}
