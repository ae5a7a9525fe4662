'use client';

import { fillPlaceholders } from '@agency/content/placeholders';
import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Translations } from '../../platform/language/get-translations.ts';
import { locales } from '../../platform/language/language.ts';
import type { Recipients, RejectionOutcome } from '../../submissions/inbox/rejections.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import { DialogButton } from '../controls/DialogButton.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useTask } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestInbox } from './request-inbox.ts';

interface RejectDialogProps {
  /** Numbers of the chosen applications. */
  ids: number[];
  onSent?: () => void;
}

/** Opens the dialog in which a reject mail is read, changed and confirmed. Nothing is sent before that. */
export function RejectDialog({ ids, onSent }: RejectDialogProps) {
  const { reject: labels } = useTranslations('inbox').texts;
  return (
    <DialogButton label={labels.button} heading={labels.heading} closeLabel={labels.nothing}>
      {(close) => (
        <RejectForm
          ids={ids}
          onSent={() => {
            close();
            onSent?.();
          }}
        />
      )}
    </DialogButton>
  );
}

/** The reject mail in each language of the applicants, with a preview for each of them. */
function RejectForm({ ids, onSent }: { ids: number[]; onSent: () => void }) {
  const translations = useTranslations('inbox');
  const { language, texts, t } = translations;
  const { reject: labels } = texts;
  const [found, setFound] = useState<Recipients>();
  const [edited, setEdited] = useState<Recipients['templates']>({});
  const { isBusy, problem, run } = useTask();

  async function load() {
    const recipients = await requestInbox<Recipients>('rejections/recipients', { ids });
    setFound(recipients);
    setEdited(recipients.templates);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, when it is opened
  useEffect(() => void run(load), []);

  if (!found) return <p role={problem ? 'alert' : 'status'}>{problem ?? labels.looking}</p>;
  const { recipients, unreached, isMailSet } = found;
  const count = recipients.length;
  const groups = Object.entries(edited).map(([tag, words]) => {
    const to = recipients.filter((one) => one.language === tag);
    const toField = (name: 'subject' | 'text') => ({
      ...{ name, required: true, dir: 'auto', value: words[name] },
      onChange: ({ target }: { target: { value: string } }) =>
        setEdited({ ...edited, [tag]: { ...words, [name]: target.value } }),
    });
    return { tag, words, toField, to, name: toLanguageName(tag, locales[language]) };
  });
  const isIncomplete = groups.some(({ words }) => !words.subject.trim() || !words.text.trim());

  async function send() {
    const all: RejectionOutcome = { sent: [], unreached: [] };
    for (const { to, words } of groups) {
      const request = { ids: to.map(({ id }) => id), ...words };
      const outcome = await requestInbox<RejectionOutcome>('rejections', request);
      all.sent.push(...outcome.sent);
      all.unreached.push(...outcome.unreached);
    }
    toast.success(toResultText(all, translations));
    onSent();
  }

  return (
    // Enter in a field does not submit: only the button that shows the number does.
    <form className="request-form reject" onSubmit={(event) => event.preventDefault()}>
      {!isMailSet && <p role="alert">{labels.noServer}</p>}
      {groups.map(({ tag, toField, to, name }) => (
        <fieldset key={tag}>
          {groups.length > 1 && (
            <legend>{t(labels.inLanguage, { language: name, count: to.length })}</legend>
          )}
          <TextField label={labels.subject} maxLength={200} {...toField('subject')} />
          <label>
            {labels.text}
            <textarea rows={10} maxLength={5000} {...toField('text')} />
          </label>
        </fieldset>
      ))}
      <small>{labels.places}</small>
      {count > 0 && (
        <section>
          <h3>{t(labels.gets, { count })}</h3>
          {recipients.map(({ id, who, email, facts, language: tag }) => (
            <details key={id} open={count === 1}>
              <summary>
                <bdi>{who}</bdi> <bdi dir="ltr">{email}</bdi>
              </summary>
              <strong dir="auto">{fillPlaceholders(edited[tag]?.subject ?? '', facts)}</strong>
              <p dir="auto">{fillPlaceholders(edited[tag]?.text ?? '', facts)}</p>
            </details>
          ))}
        </section>
      )}
      {unreached.length > 0 && (
        <section>
          <h3>{t(labels.getsNone, { count: unreached.length })}</h3>
          <ul>
            {unreached.map(({ id, who, why }) => (
              <li key={id}>
                <bdi>{who}</bdi> {why}.
              </li>
            ))}
          </ul>
        </section>
      )}
      {problem && (
        <p role="alert">
          {problem} {labels.again}
        </p>
      )}
      {count > 0 && (
        <button
          type="button"
          data-main
          disabled={!isMailSet || isBusy || isIncomplete}
          onClick={() => void run(send)}
        >
          {isBusy ? labels.sending : t(labels.send, { count })}
        </button>
      )}
    </form>
  );
}

function toResultText(
  { sent, unreached }: RejectionOutcome,
  { language, texts: { reject }, t }: Translations<'inbox'>,
): string {
  const names = new Intl.ListFormat(locales[language]).format(sent.map(({ who }) => who));
  const done = sent.length > 0 ? [t(reject.sent, { names })] : [];
  const others = unreached.map(({ who, why }) => `${who} ${why}.`);
  return [...done, ...others].join(' ');
}
