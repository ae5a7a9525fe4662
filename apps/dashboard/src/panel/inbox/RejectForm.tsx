'use client';

import { useState } from 'react';
import { fillRejectionText, type RejectionText } from '../../submissions/inbox/rejection-text.ts';
import type {
  Recipient,
  Recipients,
  SkippedRecipient,
} from '../../submissions/inbox/rejections.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { NoticeContent } from './Notice.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

/** The reject mail in each language of the applicants, with a preview for each of them. */
export function RejectForm({
  recipients,
  unreached,
  isMailSet,
  templates,
  onSent,
}: Recipients & { onSent: (said: NoticeContent) => void }) {
  const translations = useTranslations('inbox');
  const { texts: inWords, t } = translations;
  const { reject: labels } = inWords;
  const [edited, setEdited] = useState(templates);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const count = recipients.length;
  const groups = Object.entries(edited).map(([tag, own]) => ({
    ...{ tag, words: own },
    to: recipients.filter((one) => one.language === tag),
  }));

  async function send() {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = { sent: [] as Recipient[], unreached: [] as SkippedRecipient[] };
      for (const { to, words: own } of groups) {
        const request = { ids: to.map(({ id }) => id), ...own };
        const response: typeof outcome = await (
          await requestInbox('rejections', request, inWords)
        ).json();
        outcome.sent.push(...response.sent);
        outcome.unreached.push(...response.unreached);
      }
      onSent({ text: toResultText(outcome.sent, outcome.unreached, translations) });
    } catch (error) {
      setProblem(`${toErrorMessage(error)} ${labels.again}`);
      setBusy(false);
    }
  }

  return (
    // Enter in a field does not submit: only the button that shows the number does.
    <form onSubmit={(event) => event.preventDefault()}>
      {!isMailSet && <p role="alert">{labels.noServer}</p>}
      {groups.map(({ tag, words: own, to }) => (
        <RejectTemplate
          key={tag}
          template={own}
          heading={groups.length > 1 ? toHeading(tag, to.length, translations) : undefined}
          onChange={(changed) => setEdited({ ...edited, [tag]: changed })}
        />
      ))}
      <small>{labels.places}</small>
      {count > 0 && (
        <section className="reject__letters" aria-label={labels.letters}>
          <h3>{t(labels.gets, { count })}</h3>
          {groups
            .flatMap(({ to, words: own }) => to.map((one) => ({ ...one, own })))
            .map(({ id, who, email, facts, own }, index) => {
              const { subject, text } = fillRejectionText(own, facts);
              return (
                <details key={id} open={index === 0}>
                  <summary>
                    <bdi>{who}</bdi> <bdi dir="ltr">{email}</bdi>
                  </summary>
                  <p dir="auto">
                    <strong>{subject}</strong>
                  </p>
                  <p dir="auto" className="reject__words">
                    {text}
                  </p>
                </details>
              );
            })}
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
          className="reject__send"
          disabled={!isMailSet || isBusy || groups.some(({ words: own }) => isEmpty(own))}
          onClick={() => void send()}
        >
          {isBusy ? labels.sending : t(labels.send, { count })}
        </button>
      )}
    </form>
  );
}

interface RejectTemplateProps {
  template: RejectionText;
  /** In which language, and for how many; nothing where all are written to in one. */
  heading: string | undefined;
  onChange: (template: RejectionText) => void;
}

/** The template of one language. */
function RejectTemplate({ template, heading, onChange }: RejectTemplateProps) {
  const { reject: labels } = useTranslations('inbox').texts;
  return (
    <fieldset>
      {heading && <legend>{heading}</legend>}
      <label>
        {labels.subject}
        <input
          required
          dir="auto"
          maxLength={200}
          value={template.subject}
          onChange={({ target }) => onChange({ ...template, subject: target.value })}
        />
      </label>
      <label>
        {labels.text}
        <textarea
          required
          dir="auto"
          rows={10}
          maxLength={5000}
          value={template.text}
          onChange={({ target }) => onChange({ ...template, text: target.value })}
        />
      </label>
    </fieldset>
  );
}

const isEmpty = ({ subject, text }: RejectionText) => !subject.trim() || !text.trim();

const toHeading = (tag: string, count: number, { language, texts, t }: Translations<'inbox'>) =>
  t(texts.reject.inLanguage, { language: toLanguageName(tag, locales[language]), count });

function toResultText(
  sent: Recipient[],
  unreached: SkippedRecipient[],
  { language, texts: { reject }, t }: Translations<'inbox'>,
): string {
  const names = new Intl.ListFormat(locales[language]).format(sent.map(({ who }) => who));
  const done = sent.length > 0 ? [t(reject.sent, { names })] : [];
  const others = unreached.map(({ who, why }) => `${who} ${why}.`);
  return [...done, ...others].join(' ');
}
