'use client';

import { useState } from 'react';
import { toLanguageName } from '../../collections/messages/message-language.ts';
import { type RejectionWords, toRejectionWords } from '../../inbox/rejection-words.ts';
import type { Recipient, Recipients, Unreached } from '../../inbox/rejections.ts';
import type { Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { Said } from './Notice.tsx';
import { askInbox, toSentence } from './send.ts';

/** The words of a reject mail in each language of the applicants, as each gets them, and the button that says how many. */
export function RejectForm({
  recipients,
  unreached,
  isMailSet,
  templates,
  onSent,
}: Recipients & { onSent: (said: Said) => void }) {
  const speech = useTranslations('inbox');
  const { texts: inWords, t } = speech;
  const { reject: says } = inWords;
  const [words, setWords] = useState(templates);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const count = recipients.length;
  const groups = Object.entries(words).map(([tag, own]) => ({
    ...{ tag, words: own },
    to: recipients.filter((one) => one.language === tag),
  }));

  async function send() {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = { sent: [] as Recipient[], unreached: [] as Unreached[] };
      for (const { to, words: own } of groups) {
        const asked = { ids: to.map(({ id }) => id), ...own };
        const answer: typeof outcome = await (await askInbox('rejections', asked, inWords)).json();
        outcome.sent.push(...answer.sent);
        outcome.unreached.push(...answer.unreached);
      }
      onSent({ text: toOutcome(outcome.sent, outcome.unreached, speech) });
    } catch (error) {
      setProblem(`${toSentence(error)} ${says.again}`);
      setBusy(false);
    }
  }

  return (
    // Enter in a field sends nothing: only the button that says how many does.
    <form onSubmit={(event) => event.preventDefault()}>
      {!isMailSet && <p role="alert">{says.noServer}</p>}
      {groups.map(({ tag, words: own, to }) => (
        <RejectWords
          key={tag}
          words={own}
          heading={groups.length > 1 ? toHeading(tag, to.length, speech) : undefined}
          onChange={(changed) => setWords({ ...words, [tag]: changed })}
        />
      ))}
      <small>{says.places}</small>
      {count > 0 && (
        <section className="reject__letters" aria-label={says.letters}>
          <h3>{t(says.gets, { count })}</h3>
          {groups
            .flatMap(({ to, words: own }) => to.map((one) => ({ ...one, own })))
            .map(({ id, who, email, facts, own }, index) => {
              const { subject, text } = toRejectionWords(own, facts);
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
          <h3>{t(says.getsNone, { count: unreached.length })}</h3>
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
          {isBusy ? says.sending : t(says.send, { count })}
        </button>
      )}
    </form>
  );
}

interface RejectWordsProps {
  words: RejectionWords;
  /** In which language, and for how many; nothing where all are written to in one. */
  heading: string | undefined;
  onChange: (words: RejectionWords) => void;
}

/** The words of one language, to be changed. */
function RejectWords({ words, heading, onChange }: RejectWordsProps) {
  const { reject: says } = useTranslations('inbox').texts;
  return (
    <fieldset>
      {heading && <legend>{heading}</legend>}
      <label>
        {says.subject}
        <input
          required
          dir="auto"
          maxLength={200}
          value={words.subject}
          onChange={({ target }) => onChange({ ...words, subject: target.value })}
        />
      </label>
      <label>
        {says.text}
        <textarea
          required
          dir="auto"
          rows={10}
          maxLength={5000}
          value={words.text}
          onChange={({ target }) => onChange({ ...words, text: target.value })}
        />
      </label>
    </fieldset>
  );
}

const isEmpty = ({ subject, text }: RejectionWords) => !subject.trim() || !text.trim();

const toHeading = (tag: string, count: number, { language, texts, t }: Translations<'inbox'>) =>
  t(texts.reject.inLanguage, { language: toLanguageName(tag, locales[language]), count });

function toOutcome(
  sent: Recipient[],
  unreached: Unreached[],
  { language, texts: { reject }, t }: Translations<'inbox'>,
): string {
  const names = new Intl.ListFormat(locales[language]).format(sent.map(({ who }) => who));
  const done = sent.length > 0 ? [t(reject.sent, { names })] : [];
  const others = unreached.map(({ who, why }) => `${who} ${why}.`);
  return [...done, ...others].join(' ');
}
