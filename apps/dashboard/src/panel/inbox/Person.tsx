'use client';

import { useRef, useState } from 'react';
import type { Row } from '../../inbox/read-inbox.ts';
import { InboxRow } from './InboxRow.tsx';
import { Notice, type Said } from './Notice.tsx';
import { saveFile } from './save-file.ts';
import { askInbox, toSentence } from './send.ts';

interface Known {
  email: string;
  phone: string;
}

interface PersonProps {
  timeZone: string;
  /** What is said of copies of erased data. */
  copies: string;
}

/** Finds what is kept of somebody who asks for it: to hand it over, or to erase it. */
export function Person({ timeZone, copies }: PersonProps) {
  const [known, setKnown] = useState<Known>({ email: '', phone: '' });
  const [rows, setRows] = useState<Row[]>();
  const [said, setSaid] = useState<Said>();
  const dialog = useRef<HTMLDialogElement>(null);

  // What was found is somebody else's as soon as another letter is typed.
  const type = (change: Partial<Known>) => {
    setKnown({ ...known, ...change });
    setRows(undefined);
  };
  // Only what was typed: an empty field would be a question, too.
  const toPerson = () => Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => setSaid({ text: toSentence(error) }));

  const find = () =>
    attempt(async () => {
      const found: { rows: Row[] } = await (await askInbox('person', toPerson())).json();
      setRows(found.rows);
      setSaid(undefined);
    });
  const save = () =>
    attempt(async () => {
      const name = await saveFile(await askInbox('person/export', toPerson()));
      setSaid({ text: `Saved as ${name}. The audit trail has a line about it.` });
    });
  const erase = () =>
    attempt(async () => {
      dialog.current?.close();
      const { erased } = await (await askInbox('person/erase', toPerson())).json();
      setRows([]);
      setSaid({ text: `${toCount(erased)} erased, with history and files.` });
    });

  return (
    <>
      <h1>
        Find a person
        <span className="brand-dot" />
      </h1>
      <form
        className="person__form"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <label>
          E-mail
          <input
            type="email"
            autoComplete="off"
            value={known.email}
            onChange={(event) => type({ email: event.target.value })}
          />
        </label>
        <label>
          Phone
          <input
            type="tel"
            autoComplete="off"
            value={known.phone}
            onChange={(event) => type({ phone: event.target.value })}
          />
        </label>
        <button type="submit">Find</button>
      </form>
      <Notice said={said} />
      {rows && <p role="status">{rows.length === 0 ? 'Nothing is kept.' : toCount(rows.length)}</p>}
      {rows && rows.length > 0 && (
        <div className="desk__buttons">
          <button type="button" onClick={() => void save()}>
            Save everything as a file
          </button>
          <button type="button" onClick={() => dialog.current?.showModal()}>
            Erase everything …
          </button>
          <dialog ref={dialog} className="inbox-dialog" aria-labelledby="erase-question">
            <h2 id="erase-question">Erase {toCount(rows.length)}?</h2>
            <p>
              They go for good, with their history and files. The audit trail keeps their numbers
              and nothing about the person. {copies}
            </p>
            <button type="button" onClick={() => void erase()}>
              Erase
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Keep
            </button>
          </dialog>
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul className="inbox__list">
          {rows.map((row) => (
            <InboxRow key={`${row.form} ${row.id}`} row={row} filters={{}} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </>
  );
}

const toCount = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
