'use client';

import { useRouter } from 'next/navigation.js';
import { useEffect, useRef, useState } from 'react';
import type { ChangeResult, Value, WorkflowField } from '../../submissions/inbox/change-schemas.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import type { ReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { type Stage, type State, stageNames, stateNames } from '../../submissions/workflow.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toDateField } from '../language/times.ts';
import { toResultText, toUndoChanges } from './change-result.ts';
import { DateField } from './DateField.tsx';
import { DeleteMessage } from './DeleteMessage.tsx';
import { Notice, type NoticeContent } from './Notice.tsx';
import { RejectButton } from './RejectButton.tsx';
import { ReplyOptions } from './ReplyOptions.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

interface MessageActionsProps {
  row: Row;
  links: ReplyLinks;
  owners: Colleague[];
  mayDelete: boolean;
  /** The list the message was found in. */
  back: string;
  /** Whether the user followed the spam link of a mail: a GET request changes nothing, so it is confirmed. */
  asksForSpam: boolean;
}

/** What is done about a message. Opening a new one makes it open; a new application is reviewed from then on. */
export function MessageActions({
  row,
  links,
  owners,
  mayDelete,
  back,
  asksForSpam,
}: MessageActionsProps) {
  const translations = useTranslations('inbox');
  const { texts } = translations;
  const { bulk, actions, filters, list, stages, states } = texts;
  const router = useRouter();
  const [notice, setNotice] = useState<NoticeContent>();
  const { id, state, owner, starred, answerBy, firstAnsweredAt, stage } = row;

  async function change(field: WorkflowField, from: Value, to: Value, isQuiet = false) {
    const request = { field, to, messages: [{ id, from }] };
    try {
      const outcome: ChangeResult = await (await requestInbox('changes', request, texts)).json();
      const undo = toUndoChanges(request, outcome);
      if (!isQuiet) {
        setNotice({
          text: toResultText(request, outcome, owners, translations),
          ...(undo.length > 0 && {
            undo: async () => {
              for (const one of undo) await requestInbox('changes', one, texts);
              setNotice({ text: list.undone });
              router.refresh();
            },
          }),
        });
      }
      router.refresh();
    } catch (error) {
      setNotice({ text: toErrorMessage(error) });
    }
  }

  const opened = useRef<number>(undefined);
  const opening = useRef<Promise<void>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message; it may be set back to new.
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (state !== 'new') return;
    opening.current = stage
      ? change('stage', 'new', 'reviewing', true)
      : change('state', 'new', 'open', true);
  }, [id]);

  useEffect(() => {
    if (state !== 'new') opening.current = undefined;
  }, [state]);

  // A user's own earlier change is not reported as a conflict.
  async function setState(to: State) {
    const isOpening = opening.current !== undefined;
    await opening.current;
    await change('state', isOpening ? 'open' : state, to);
  }
  async function setStage(from: Stage, to: Stage) {
    const isOpening = opening.current !== undefined;
    await opening.current;
    await change('stage', isOpening ? 'reviewing' : from, to);
  }

  return (
    <section className="desk" aria-label={actions.label}>
      {asksForSpam && state !== 'spam' && (
        <p className="desk__ask">
          {actions.isSpam}
          <button type="button" onClick={() => void setState('spam')}>
            {actions.yesSpam}
          </button>
        </p>
      )}
      <ReplyOptions row={row} links={links} onNotice={setNotice} />
      <div className="desk__fields">
        {stage ? (
          <label>
            {filters.stage}
            <select
              value={stage}
              onChange={({ target }) => void setStage(stage, target.value as Stage)}
            >
              {stageNames.map((one) => (
                <option key={one} value={one}>
                  {stages[one]}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <label>
            {filters.state}
            <select value={state} onChange={(event) => void setState(event.target.value as State)}>
              {stateNames.map((one) => (
                <option key={one} value={one}>
                  {states[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {filters.owner}
          <select
            value={owner?.id ?? ''}
            onChange={({ target }) =>
              void change('owner', owner?.id ?? null, target.value ? Number(target.value) : null)
            }
          >
            <option value="">{list.nobody}</option>
            {owners.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <DateField
          name={actions.answerBy}
          value={answerBy ? toDateField(answerBy) : ''}
          onChoose={(day) => void change('answerBy', answerBy, day || null)}
        />
      </div>
      <div className="desk__buttons">
        <button
          type="button"
          aria-pressed={starred}
          onClick={() => void change('starred', starred, !starred)}
        >
          {starred ? actions.starred : actions.star}
        </button>
        <button type="button" onClick={() => void setState(state === 'spam' ? 'open' : 'spam')}>
          {state === 'spam' ? bulk.notSpam : bulk.spam}
        </button>
        {firstAnsweredAt && (
          <button
            type="button"
            onClick={() => void change('firstAnsweredAt', firstAnsweredAt, null)}
          >
            {actions.notAnswered}
          </button>
        )}
        {stage && (
          <RejectButton
            ids={[id]}
            onSent={(news) => {
              setNotice(news);
              router.refresh();
            }}
          />
        )}
        {mayDelete && <DeleteMessage id={id} back={back} />}
      </div>
      <Notice said={notice} />
    </section>
  );
}
