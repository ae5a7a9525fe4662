'use client';

import { useEffect, useState } from 'react';
import type { Plan, PlanKind } from '../../collections/editing/schedule.ts';
import type { Schedule } from '../../collections/editing/schedule-endpoints.ts';
import { type Asked, askDashboard } from '../ask-dashboard.ts';
import { toSentence as toReasonOf } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { fromTimeField, getTimeZone, toMoment } from '../language/times.ts';

interface ScheduleFormProps {
  /** Where the plans of the document are read and set. */
  address: string;
  /** Whether there is anything that is not public yet. */
  hasChanges: boolean;
  onDone: () => void;
  /** Stores what is typed, so that a plan is about that. Says whether it is stored. */
  onBeforePlan?: (() => Promise<boolean>) | undefined;
  /** What publishing and its opposite are called here, alone and with their time. */
  acts?: Record<PlanKind | `${PlanKind}On`, string>;
}

/** Plans when a document is published or taken down, and shows what is planned. */
export function ScheduleForm({
  address,
  hasChanges,
  onDone,
  onBeforePlan,
  acts: given,
}: ScheduleFormProps) {
  const {
    language,
    texts: { schedule: says },
    t,
  } = useTranslations('editing');
  const acts = given ?? says;
  const toSentence = ({ kind, at }: Pick<Plan, 'kind' | 'at'>) =>
    t(acts[`${kind}On`], { time: toMoment(at, language) });
  const [schedule, setSchedule] = useState<Schedule>();
  const [chosen, setChosen] = useState<PlanKind>();
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();

  async function ask(path: string, asked?: Pick<Asked, 'method' | 'body'>): Promise<boolean> {
    try {
      setSchedule(await askDashboard<Schedule>(address + path, { ...asked, lost: says.lost }));
      setProblem(undefined);
      return true;
    } catch (error) {
      setProblem(toReasonOf(error));
      setDone(undefined);
      return false;
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => void ask(''), []);

  const canTakeDown =
    schedule?.isPublished || schedule?.plans.some((plan) => plan.kind === 'publish');
  const kind = chosen ?? (hasChanges || !schedule?.isPublished ? 'publish' : 'unpublish');

  async function plan() {
    if (at === '') return setProblem(says.choose);
    if (onBeforePlan && !(await onBeforePlan())) return setProblem(says.unsaved);
    const time = fromTimeField(at);
    const isPlanned = await ask('', { method: 'POST', body: { kind, at: time } });
    if (!isPlanned) return;
    setAt('');
    setDone(`${toSentence({ kind, at: time })}.`);
  }

  if (!schedule) return <p role="status">{problem ?? says.loading}</p>;
  return (
    <form
      className="schedule"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void plan();
      }}
    >
      <fieldset>
        <legend>{says.what}</legend>
        {(['publish', 'unpublish'] as const)
          .filter((one) => one === 'publish' || canTakeDown)
          .map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() => setChosen(one)}
              />{' '}
              {acts[one]}
            </label>
          ))}
      </fieldset>
      <label>
        {says.when} <small>{t(says.zone, { zone: getTimeZone() })}</small>
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{done}</p>
      <p className="editing-notice__acts">
        <button type="submit">
          {at ? toSentence({ kind, at: fromTimeField(at) }) : acts[kind]}
        </button>
        <button type="button" data-quiet onClick={onDone}>
          {says.close}
        </button>
      </p>
      <h2>{says.planned}</h2>
      {schedule.plans.length === 0 && <p>{says.nothing}</p>}
      <ul>
        {schedule.plans.map((one) => (
          <li key={one.id}>
            {toSentence(one)}
            {one.failure && ` – ${t(says.failed, { reason: one.failure })}`}{' '}
            <button
              type="button"
              data-quiet
              onClick={() => void ask(`/${one.id}`, { method: 'DELETE' })}
            >
              {says.cancel}
              <span className="schedule__which"> {toSentence(one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
