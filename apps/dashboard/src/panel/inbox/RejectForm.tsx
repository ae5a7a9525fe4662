'use client';

import { useState } from 'react';
import { rejectionTemplate, toRejectionWords } from '../../inbox/rejection-words.ts';
import type { Recipient, Recipients, Unreached } from '../../inbox/rejections.ts';
import type { Said } from './Notice.tsx';
import { askInbox, toSentence } from './send.ts';

const toCount = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The words of a reject mail, as each gets them, and the button that says how many. */
export function RejectForm({
  recipients,
  unreached,
  isMailSet,
  onSent,
}: Recipients & { onSent: (said: Said) => void }) {
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
        await askInbox('rejections', { ids, ...words })
      ).json();
      onSent({ text: toOutcome(outcome.sent, outcome.unreached) });
    } catch (error) {
      setProblem(`${toSentence(error)} Whoever has a mail by now gets no second one.`);
      setBusy(false);
    }
  }

  return (
    // Enter in a field sends nothing: only the button that says how many does.
    <form onSubmit={(event) => event.preventDefault()}>
      {!isMailSet && <p role="alert">No mail server is set (SMTP_URL): nothing can be sent.</p>}
      <label>
        Subject
        <input
          required
          dir="auto"
          maxLength={200}
          value={words.subject}
          onChange={({ target }) => setWords({ ...words, subject: target.value })}
        />
      </label>
      <label>
        Text
        <textarea
          required
          dir="auto"
          rows={10}
          maxLength={5000}
          value={words.text}
          onChange={({ target }) => setWords({ ...words, text: target.value })}
        />
      </label>
      <small>{'{name}, {position} and {brand} are filled in for each.'}</small>
      {count > 0 && (
        <section className="reject__letters" aria-label="What each one gets">
          <h3>{toCount(count, 'person gets', 'people get')} this mail</h3>
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
          <h3>{toCount(unreached.length, 'person gets none', 'people get none')}</h3>
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
          {isBusy ? 'Sending …' : `Reject ${toCount(count, 'applicant', 'applicants')}`}
        </button>
      )}
    </form>
  );
}

function toOutcome(sent: Recipient[], unreached: Unreached[]): string {
  const names = new Intl.ListFormat('en-GB').format(sent.map(({ who }) => who));
  const done = sent.length > 0 ? [`A reject mail is on its way to ${names}.`] : [];
  const others = unreached.map(({ who, why }) => `${who} ${why}.`);
  return [...done, ...others].join(' ');
}
