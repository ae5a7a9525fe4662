'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import type { Delivery } from '../../payload-types.ts';
import { toMoment } from '../../platform/language/times.ts';
import type { ReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { UNDO_FOR } from '../../submissions/workflow.ts';
import { RequestButton } from '../controls/RequestButton.tsx';
import { RequestForm } from '../controls/RequestForm.tsx';
import { Section } from '../controls/Section.tsx';
import { Select } from '../controls/Select.tsx';
import { TextField } from '../controls/TextField.tsx';
import { openLocalDraft } from '../editing/local-drafts.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Focuses the field of the reply. */
export const focusReply = () => document.getElementById('reply')?.focus();

interface RepliesProps {
  id: number;
  links: ReplyLinks;
  /** Oldest first, with their status. */
  replies: (Delivery & { status: string })[];
}

/** The replies that were sent from here, and a form for the next one. Until it is sent, it is a local draft. */
export function Replies({ id, links: { mayAnswer, subject, templates }, replies }: RepliesProps) {
  const { language, texts } = useTranslations('inbox');
  const { actions, list, replies: labels } = texts;
  const router = useRouter();
  const me = Number(useAuth().user?.id);
  const blank = { key: '', subject, text: '' };
  // Nothing until the local draft was read. A retry and a second tab have the same key, so that it is sent once.
  const [draft, setDraft] = useState<typeof blank>();
  const open = () => openLocalDraft(me, `submissions/${id}/reply`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the message is opened
  useEffect(() => setDraft({ ...blank, ...open().read()?.values }), []);

  function change(values: Partial<typeof blank>) {
    const next = { ...(draft ?? blank), ...values };
    next.key ||= Date.now().toString(36) + Math.random().toString(36).slice(2);
    setDraft(next);
    open().write(next);
  }

  /** Adds a template, or a reply that was undone, to what was typed. */
  function insert({ key = draft?.key, subject, text: added = '' }: Partial<typeof blank>) {
    const typed = templates.some(({ text }) => text === draft?.text) ? '' : draft?.text;
    change({ key, subject, text: typed ? `${typed}\n\n${added}` : added });
  }

  function finish({ isSame }: { isSame: boolean }) {
    if (!isSame) {
      change({ key: '' });
      throw new Error(labels.conflict);
    }
    open().remove();
    // Unless more was typed meanwhile.
    setDraft((now) => (now === draft ? blank : now));
    toast.success(labels.queued);
    // Now, and when it was sent or undone.
    for (const after of [0, UNDO_FOR + 5000]) setTimeout(() => router.refresh(), after);
  }

  const toField = (name: 'subject' | 'text') => ({
    ...{ name, required: true, dir: 'auto', readOnly: !draft, value: (draft ?? blank)[name] },
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });

  if (!mayAnswer && replies.length === 0) return null;
  return (
    <Section className="replies" heading={labels.heading}>
      <ol>
        {replies.map(({ reply, status, ...one }) => (
          <li key={one.key}>
            <p>
              <strong dir="auto">{reply?.who}</strong>{' '}
              <time dateTime={one.createdAt}>{toMoment(one.createdAt, language)}</time>
            </p>
            <h3 dir="auto">{reply?.subject}</h3>
            <p dir="auto">{reply?.text}</p>
            <p role="status">{status}</p>
            {one.state === 'queued' && one.attempts === 0 && reply?.account === me && (
              <RequestButton
                path="/inbox/replies/undo"
                body={{ id, key: reply.key }}
                text={list.undo}
                onDone={() => {
                  // A double click sends it once.
                  if (reply.key !== draft?.key) insert(reply as typeof blank);
                  focusReply();
                }}
              />
            )}
            {(one.state === 'dead' || one.state === 'dropped') && (
              <RequestButton
                path="/deliveries/resend"
                body={{ ids: [one.id] }}
                text={labels.again}
              />
            )}
          </li>
        ))}
      </ol>
      {mayAnswer && (
        <RequestForm
          path="inbox/replies/send"
          values={{ id, key: draft?.key }}
          submitLabel={labels.send}
          onDone={finish}
        >
          {templates.length > 0 && (
            <Select
              label={actions.template}
              empty={actions.noTemplate}
              isHint
              defaultValue=""
              options={templates.map(({ name }, index) => [index, name])}
              onChoose={(index) => insert({ ...templates[Number(index)] })}
            />
          )}
          <TextField label={labels.subject} maxLength={200} {...toField('subject')} />
          <label>
            {labels.text}
            <textarea id="reply" rows={8} maxLength={5000} {...toField('text')} />
          </label>
          <small>{labels.hint}</small>
        </RequestForm>
      )}
    </Section>
  );
}
