'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useRef, useState } from 'react';
import type { Value, WorkflowField } from '../../submissions/inbox/change-messages.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import type { ReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { ConfirmButton } from '../accounts/ConfirmButton.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toDateField } from '../language/times.ts';
import { DateField } from './DateField.tsx';
import { NOTE_ID } from './NoteForm.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { focusReply } from './Replies.tsx';
import { requestInbox, showError } from './request-inbox.ts';
import { Select } from './Select.tsx';
import { useMessageChanges } from './use-message-changes.ts';

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

/** What is done about a message. Opening a new one makes it open; a new application is reviewed from then on. */
export function MessageActions({ row, links, owners, me, mayDelete, back }: MessageActionsProps) {
  const { texts, t } = useTranslations('inbox');
  const { bulk, actions, filters, list, remove, stages, states } = texts;
  const router = useRouter();
  const changeAll = useMessageChanges();
  /** Index of the chosen template. */
  const [template, setTemplate] = useState('');
  const { id, name, state, owner, starred, answerBy, stage } = row;

  const change = (field: WorkflowField, from: Value, to: Value, isQuiet = false) =>
    changeAll({ field, to, messages: [{ id, from }] }, isQuiet);

  const opening = useRef<Promise<unknown>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message; it may be set back to new.
  useEffect(() => {
    if (state !== 'new') return;
    opening.current = stage
      ? change('stage', 'new', 'reviewing', true)
      : change('state', 'new', 'open', true);
  }, [id]);

  useEffect(() => {
    if (state !== 'new') opening.current = undefined;
  }, [state]);

  // A user's own earlier change is not reported as a conflict.
  async function setWorkflow(field: 'state' | 'stage', from: Value, to: Value) {
    const isOpening = opening.current !== undefined;
    await opening.current;
    await change(field, isOpening ? { state: 'open', stage: 'reviewing' }[field] : from, to);
  }
  const setOwner = (to: number | null) => void change('owner', owner?.id ?? null, to);
  const setState = (to: string) => void setWorkflow('state', state, to);

  const recordReply = (way: 'mail' | 'call' | 'whatsapp' | 'other') => () => {
    requestInbox('replies', { id, way }, texts).then(() => {
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
          className="inbox-button"
          data-main={!links.mayAnswer || undefined}
          href={links.templates.find((_, index) => String(index) === template)?.mail ?? links.mail}
          onClick={recordReply('mail')}
        >
          {actions.mail}
        </a>
        <a className="inbox-button" href={links.call} onClick={recordReply('call')}>
          {actions.call} <bdo dir="ltr">{links.number}</bdo>
        </a>
        {links.whatsapp && (
          <a
            className="inbox-button"
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
          <button type="button" onClick={() => setOwner(me)}>
            {actions.take}
          </button>
        )}
        <button type="button" onClick={() => document.getElementById(NOTE_ID)?.focus()}>
          {actions.note}
        </button>
        {!stage && state !== 'won' && (
          <button type="button" onClick={() => setState('won')}>
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
        <Select
          label={stage ? filters.stage : filters.state}
          value={stage ?? state}
          options={Object.entries(stage ? stages : states)}
          onChoose={stage ? (to) => void setWorkflow('stage', stage, to) : setState}
        />
        <Select
          label={filters.owner}
          value={owner?.id ?? ''}
          empty={list.nobody}
          options={owners.map((one) => [one.id, one.name])}
          onChoose={(to) => setOwner(to ? Number(to) : null)}
        />
        <DateField
          name={actions.answerBy}
          value={answerBy ? toDateField(answerBy) : ''}
          onChoose={(day) => void change('answerBy', answerBy, day || null)}
        />
      </div>
      <div className="acts">
        <button type="button" onClick={recordReply('other')}>
          {actions.anotherWay}
        </button>
        <button
          type="button"
          aria-pressed={starred}
          onClick={() => void change('starred', starred, !starred)}
        >
          {starred ? actions.starred : actions.star}
        </button>
        <button type="button" onClick={() => setState(state === 'spam' ? 'open' : 'spam')}>
          {state === 'spam' ? bulk.notSpam : bulk.spam}
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
