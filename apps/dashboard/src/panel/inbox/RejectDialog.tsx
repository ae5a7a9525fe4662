'use client';

import { fillPlaceholders } from '@agency/content/placeholders';
import { toast } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import type { Recipients, RejectionOutcome } from '../../submissions/inbox/rejections.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

interface RejectDialogProps {
  /** Numbers of the chosen applications. */
  ids: number[];
  onSent: () => void;
}

/** Opens the dialog in which a reject mail is read, changed and confirmed. Nothing is sent before that. */
export function RejectDialog({ ids, onSent }: RejectDialogProps) {
  const { texts } = useTranslations('inbox');
  const { reject: labels } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Recipients>();
  const [problem, setProblem] = useState<string>();
  const close = () => dialog.current?.close();

  async function open() {
    setFound(undefined);
    setProblem(undefined);
    dialog.current?.showModal();
    try {
      setFound(await requestInbox('rejections/recipients', { ids }, texts));
    } catch (error) {
      setProblem(toErrorMessage(error));
    }
  }

  return (
    <>
      <button type="button" onClick={() => void open()}>
        {labels.button}
      </button>
      <dialog ref={dialog} className="inbox-dialog reject" aria-labelledby="reject-title">
        <h2 id="reject-title">{labels.heading}</h2>
        {problem && <p role="alert">{problem}</p>}
        {!found && !problem && <p role="status">{labels.looking}</p>}
        {found && (
          <RejectForm
            {...found}
            onSent={() => {
              close();
              onSent();
            }}
          />
        )}
        <button type="button" onClick={close}>
          {labels.nothing}
        </button>
      </dialog>
    </>
  );
}

/** The reject mail in each language of the applicants, with a preview for each of them. */
function RejectForm({
  recipients,
  unreached,
  isMailSet,
  templates,
  onSent,
}: Recipients & { onSent: () => void }) {
  const translations = useTranslations('inbox');
  const { language, texts, t } = translations;
  const { reject: labels } = texts;
  const [edited, setEdited] = useState(templates);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const count = recipients.length;
  const groups = Object.entries(edited).map(([tag, words]) => {
    const to = recipients.filter((one) => one.language === tag);
    return { tag, words, to, name: toLanguageName(tag, locales[language]) };
  });
  const isIncomplete = groups.some(({ words }) => !words.subject.trim() || !words.text.trim());

  async function send() {
    setBusy(true);
    setProblem(undefined);
    try {
      const all: RejectionOutcome = { sent: [], unreached: [] };
      for (const { to, words } of groups) {
        const request = { ids: to.map(({ id }) => id), ...words };
        const outcome = await requestInbox<RejectionOutcome>('rejections', request, texts);
        all.sent.push(...outcome.sent);
        all.unreached.push(...outcome.unreached);
      }
      toast.success(toResultText(all, translations));
      onSent();
    } catch (error) {
      setProblem(`${toErrorMessage(error)} ${labels.again}`);
      setBusy(false);
    }
  }

  return (
    // Enter in a field does not submit: only the button that shows the number does.
    <form onSubmit={(event) => event.preventDefault()}>
      {!isMailSet && <p role="alert">{labels.noServer}</p>}
      {groups.map(({ tag, words, to, name }) => (
        <fieldset key={tag}>
          {groups.length > 1 && (
            <legend>{t(labels.inLanguage, { language: name, count: to.length })}</legend>
          )}
          <label>
            {labels.subject}
            <input
              required
              dir="auto"
              maxLength={200}
              value={words.subject}
              onChange={({ target }) =>
                setEdited({ ...edited, [tag]: { ...words, subject: target.value } })
              }
            />
          </label>
          <label>
            {labels.text}
            <textarea
              required
              dir="auto"
              rows={10}
              maxLength={5000}
              value={words.text}
              onChange={({ target }) =>
                setEdited({ ...edited, [tag]: { ...words, text: target.value } })
              }
            />
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
      {problem && <p role="alert">{problem}</p>}
      {count > 0 && (
        <button
          type="button"
          className="inbox-button--main"
          disabled={!isMailSet || isBusy || isIncomplete}
          onClick={() => void send()}
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
