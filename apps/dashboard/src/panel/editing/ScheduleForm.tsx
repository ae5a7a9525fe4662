'use client';

import { useEffect, useState } from 'react';
import type { ScheduledAction } from '../../collections/editing/scheduled-change.ts';
import type { Schedule } from '../../collections/editing/scheduled-change-endpoints.ts';
import { fromTimeField, getTimeZone } from '../../platform/language/times.ts';
import { Select } from '../controls/Select.tsx';
import { TaskForm } from '../controls/TaskForm.tsx';
import { useTask } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type DashboardRequest, requestDashboard } from '../request-dashboard.ts';
import { toScheduledChangeText } from './scheduled-change-text.ts';

interface ScheduleFormProps {
  /** URL of the document's scheduled changes. */
  apiUrl: string;
  /** Whether there is anything that is not public yet. */
  hasChanges: boolean;
  /** Saves all changes before scheduling. Returns whether everything is saved. */
  onBeforeSchedule(): Promise<boolean>;
}

/** Plans when a document is published or taken down, and shows what is planned. */
export function ScheduleForm({ apiUrl, hasChanges, onBeforeSchedule }: ScheduleFormProps) {
  const translations = useTranslations('editing');
  const { texts, t } = translations;
  const labels = texts.schedule;
  const [schedule, setSchedule] = useState<Schedule>();
  const [chosen, setChosen] = useState<ScheduledAction>();
  const [at, setAt] = useState('');
  const { problem, run } = useTask();

  const request = async (path: string, options?: DashboardRequest) =>
    setSchedule(await requestDashboard<Schedule>(apiUrl + path, options));
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, when it is opened
  useEffect(() => void run(() => request('')), []);

  const canTakeDown =
    schedule?.isPublished || schedule?.changes.some((change) => change.kind === 'publish');
  const kind = chosen ?? (hasChanges || !schedule?.isPublished ? 'publish' : 'unpublish');

  async function scheduleChange() {
    if (at === '') throw new Error(labels.choose);
    if (!(await onBeforeSchedule())) throw new Error(labels.unsaved);
    await request('', { method: 'POST', body: { kind, at: fromTimeField(at) } });
    setAt('');
  }

  if (!schedule) return <p role="status">{problem ?? labels.loading}</p>;
  const kinds: ScheduledAction[] = canTakeDown ? ['publish', 'unpublish'] : ['publish'];
  return (
    <div className="panel-part schedule">
      <TaskForm
        task={scheduleChange}
        submitLabel={
          at ? toScheduledChangeText({ kind, at: fromTimeField(at) }, translations) : labels[kind]
        }
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
      <h2>{labels.planned}</h2>
      {problem && <p role="alert">{problem}</p>}
      {schedule.changes.length === 0 && <p>{labels.nothing}</p>}
      <ul aria-live="polite">
        {schedule.changes.map((one) => (
          <li key={one.id}>
            {toScheduledChangeText(one, translations)}{' '}
            <button
              type="button"
              onClick={() => void run(() => request(`/${one.id}`, { method: 'DELETE' }))}
            >
              {labels.cancel}
              <span className="sr-only"> {toScheduledChangeText(one, translations)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
