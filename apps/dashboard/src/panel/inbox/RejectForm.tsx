'use client';

import { useState } from 'react';
import { rejectionTemplate, toRejectionWords } from '../../inbox/rejection-words.ts';
import type { Recipient, Recipients, Unreached } from '../../inbox/rejections.ts';
import { locales } from '../language/language.ts';
import { useWords } from '../language/SpokenLanguage.tsx';
import type { Speech } from '../language/speak.ts';
import type { Said } from './Notice.tsx';
import { askInbox, toSentence } from './send.ts';

/** The words of a reject mail, as each gets them, and the button that says how many. */
export function RejectForm({
  recipients,
  unreached,
  isMailSet,
  onSent,
}: Recipients & { onSent: (said: Said) => void }) {
  const speech = useWords('inbox');
  const { words: inWords, say } = speech;
  const { reject: says } = inWords;
  const [words, setWords] = useState(rejectionTemplate);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const count = recipients.length;

  async function send() {
    setBusy(true);
    setProblem(undefined);
    try {
      const ids = recipients.map(({ id }) => id);
      const outcome: { sent: Recipient[]; unreached: Unreached[] } = await (
        await askInbox('rejections', { ids, ...words }, inWords)
      ).json();
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
      <label>
        {says.subject}
        <input
          required
          dir="auto"
          maxLength={200}
          value={words.subject}
          onChange={({ target }) => setWords({ ...words, subject: target.value })}
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
          onChange={({ target }) => setWords({ ...words, text: target.value })}
        />
      </label>
      <small>{says.places}</small>
      {count > 0 && (
        <section className="reject__letters" aria-label={says.letters}>
          <h3>{say(says.gets, { count })}</h3>
          {recipients.map(({ id, who, email, facts }, index) => {
            const { subject, text } = toRejectionWords(words, facts);
            return (
              <details key={id} open={index === 0}>
                <summary>
                  <bdi>{who}</bdi> <bdo dir="ltr">{email}</bdo>
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
          <h3>{say(says.getsNone, { count: unreached.length })}</h3>
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
          disabled={!isMailSet || isBusy || !words.subject.trim() || !words.text.trim()}
          onClick={() => void send()}
        >
          {isBusy ? says.sending : say(says.send, { count })}
        </button>
      )}
    </form>
  );
}

function toOutcome(
  sent: Recipient[],
  unreached: Unreached[],
  { language, words: { reject }, say }: Speech<'inbox'>,
): string {
  const names = new Intl.ListFormat(locales[language]).format(sent.map(({ who }) => who));
  const done = sent.length > 0 ? [say(reject.sent, { names })] : [];
  const others = unreached.map(({ who, why }) => `${who} ${why}.`);
  return [...done, ...others].join(' ');
}
