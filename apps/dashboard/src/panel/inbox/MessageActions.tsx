'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef, useState } from 'react';
import { toDateField } from '../../platform/language/times.ts';
import type { Change, Value, WorkflowField } from '../../submissions/inbox/change-messages.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import type { ReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { ConfirmButton } from '../controls/ConfirmButton.tsx';
import { Select } from '../controls/Select.tsx';
import { useShowError } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { DateField } from './DateField.tsx';
import { focusNote, submitNote } from './NoteForm.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { focusReply } from './Replies.tsx';
import { requestInbox } from './request-inbox.ts';
import { useMessageChanges } from './use-message-changes.ts';
import { toChange, WorkflowControls } from './WorkflowControls.tsx';

interface MessageActionsProps {
  row: Row;
  links: ReplyLinks;
  owners: Colleague[];
  /** Account of the user. */
  me: number;
  mayDelete: boolean;
  /** Path of the list that the message was opened from. */
  back: string;
}

/** Controls of a message. Opening a new one makes it open; a new application is reviewed from then on. */
export function MessageActions({ row, links, owners, me, mayDelete, back }: MessageActionsProps) {
  const { texts, t } = useTranslations('inbox');
  const { actions, remove, states } = texts;
  const router = useRouter();
  const changeAll = useMessageChanges();
  const showError = useShowError();
  /** Index of the chosen template. */
  const [template, setTemplate] = useState('');
  const { id, name, state, owner, answerBy, stage } = row;

  const opening = useRef<Promise<unknown>>(undefined);
  const opened: Partial<Record<WorkflowField, string>> = { state: 'open', stage: 'reviewing' };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message; it may be set back to new.
  useEffect(() => {
    if (state !== 'new') return;
    const first = stage ? toChange([row], 'stage', 'reviewing') : toChange([row], 'state', 'open');
    opening.current = changeAll(first, true);
  }, [id]);

  useEffect(() => {
    if (state !== 'new') opening.current = undefined;
  }, [state]);

  async function apply(change: Change) {
    // Users often leave the message right after a change.
    submitNote();
    const from = opening.current && opened[change.field];
    await opening.current;
    // A user's own earlier change is not reported as a conflict.
    await changeAll(from ? { ...change, messages: [{ id, from }] } : change);
  }
  const change = (field: WorkflowField, to: Value) => void apply(toChange([row], field, to));

  const recordReply = (way: 'mail' | 'call' | 'whatsapp' | 'other') => () => {
    requestInbox('replies', { id, way }).then(() => {
      toast.success(actions.noted);
      router.refresh();
    }, showError);
  };

  return (
    <section className="message-actions" aria-label={actions.label}>
      <div className="acts message-actions__bar">
        {links.mayAnswer && (
          <button type="button" data-main onClick={focusReply}>
            {texts.replies.answer}
          </button>
        )}
        <a
          className="panel-button"
          data-main={!links.mayAnswer || undefined}
          href={links.templates.find((_, index) => String(index) === template)?.mail ?? links.mail}
          onClick={recordReply('mail')}
        >
          {actions.mail}
        </a>
        <a className="panel-button" href={links.call} onClick={recordReply('call')}>
          {actions.call} <bdo dir="ltr">{links.number}</bdo>
        </a>
        {links.whatsapp && (
          <a
            className="panel-button"
            href={links.whatsapp}
            target="_blank"
            rel="noreferrer"
            aria-label={t(actions.whatsapp, { name })}
            onClick={recordReply('whatsapp')}
          >
            WhatsApp
          </a>
        )}
        {owner?.id !== me && (
          <button type="button" onClick={() => change('owner', me)}>
            {actions.take}
          </button>
        )}
        <button type="button" onClick={focusNote}>
          {actions.note}
        </button>
        {!stage && state !== 'won' && (
          <button type="button" onClick={() => change('state', 'won')}>
            {states.won}
          </button>
        )}
      </div>
      <div className="message-actions__fields">
        {links.templates.length > 0 && !links.mayAnswer && (
          <Select
            label={actions.template}
            value={template}
            empty={actions.noTemplate}
            options={links.templates.map((one, index) => [index, one.name])}
            onChoose={setTemplate}
          />
        )}
        <WorkflowControls rows={[row]} owners={owners} onChange={(one) => void apply(one)} />
        <DateField
          name={actions.answerBy}
          value={answerBy ? toDateField(answerBy) : ''}
          onChoose={(day) => change('answerBy', day || null)}
        />
      </div>
      <div className="acts">
        <button type="button" onClick={recordReply('other')}>
          {actions.anotherWay}
        </button>
        {stage && <RejectDialog ids={[id]} />}
        {mayDelete && (
          <ConfirmButton
            label={remove.button}
            text={remove.text}
            path={`submissions/${id}`}
            method="DELETE"
            href={back}
          />
        )}
      </div>
    </section>
  );
}
