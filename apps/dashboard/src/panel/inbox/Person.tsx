'use client';

import { useRef, useState } from 'react';
import type { Forwarded } from '../../inbox/person.ts';
import type { Row } from '../../inbox/read-inbox.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { InboxRow } from './InboxRow.tsx';
import { Notice, type Said } from './Notice.tsx';
import { saveFile } from './save-file.ts';
import { askInbox, toSentence } from './send.ts';

interface Known {
  email: string;
  phone: string;
}

interface PersonProps {
  /** What is said of copies of erased data. */
  copies: string;
}

/** Finds what is kept of somebody who asks for it: to hand it over, or to erase it. */
export function Person({ copies }: PersonProps) {
  const { language, texts, t } = useTranslations('inbox');
  const { letter, menu, person: says } = texts;
  const [known, setKnown] = useState<Known>({ email: '', phone: '' });
  const [rows, setRows] = useState<Row[]>();
  const [forwarded, setForwarded] = useState<Forwarded[]>([]);
  const [said, setSaid] = useState<Said>();
  const dialog = useRef<HTMLDialogElement>(null);

  // What was found is somebody else's as soon as another letter is typed.
  const type = (change: Partial<Known>) => {
    setKnown((all) => ({ ...all, ...change }));
    setRows(undefined);
  };
  const email = useTypedBefore<HTMLInputElement>(known.email, (typed) => type({ email: typed }));
  const phone = useTypedBefore<HTMLInputElement>(known.phone, (typed) => type({ phone: typed }));
  // Only what was typed: an empty field would be a question, too.
  const toPerson = () => Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => setSaid({ text: toSentence(error) }));

  const find = () =>
    attempt(async () => {
      const { email: address, phone: number } = known;
      if (!address && !number.includes('@') && !/\p{Nd}.*\p{Nd}/u.test(number))
        return setSaid({ text: says.which });
      const found: { rows: Row[]; forwarded: Forwarded[] } = await (
        await askInbox('person', toPerson(), texts)
      ).json();
      setRows(found.rows);
      setForwarded(found.forwarded);
      setSaid(undefined);
    });
  const save = () =>
    attempt(async () => {
      const name = await saveFile(await askInbox('person/export', toPerson(), texts));
      setSaid({ text: t(texts.exports.saved, { name }) });
    });
  const erase = () =>
    attempt(async () => {
      dialog.current?.close();
      const { erased } = await (await askInbox('person/erase', toPerson(), texts)).json();
      setRows([]);
      setSaid({ text: t(says.erased, { count: erased }) });
    });

  function toForwardedWords(): string {
    const names = forwarded.map(({ name, count }) =>
      t(says.forwardedTo, { name: name ?? says.deletedForwarding, count }),
    );
    return t(says.forwarded, {
      names: new Intl.ListFormat(locales[language]).format(names),
    });
  }

  return (
    <>
      <h1>
        {menu.person}
        <HeadingDot />
      </h1>
      <form
        className="person__form"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <label>
          {letter.email}
          <input
            ref={email}
            type="email"
            autoComplete="off"
            value={known.email}
            onChange={(event) => type({ email: event.target.value })}
          />
        </label>
        <label>
          {letter.phone}
          <input
            ref={phone}
            type="tel"
            autoComplete="off"
            value={known.phone}
            onChange={(event) => type({ phone: event.target.value })}
          />
        </label>
        <button type="submit">{says.find}</button>
      </form>
      <Notice said={said} />
      {rows && (
        <p role="status">
          {rows.length === 0 ? says.nothing : t(says.count, { count: rows.length })}
        </p>
      )}
      {rows && forwarded.length > 0 && <p>{toForwardedWords()}</p>}
      {rows && rows.length > 0 && (
        <div className="desk__buttons">
          <button type="button" onClick={() => void save()}>
            {says.save}
          </button>
          <button type="button" onClick={() => dialog.current?.showModal()}>
            {says.eraseAll}
          </button>
          <dialog ref={dialog} className="inbox-dialog" aria-labelledby="erase-question">
            <h2 id="erase-question">{t(says.question, { count: rows.length })}</h2>
            <p>
              {says.text} {copies}
            </p>
            {forwarded.length > 0 && <p>{toForwardedWords()}</p>}
            <div className="inbox-dialog__acts">
              <button type="button" onClick={() => dialog.current?.close()}>
                {says.keep}
              </button>
              <button type="button" onClick={() => void erase()}>
                {says.erase}
              </button>
            </div>
          </dialog>
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul className="inbox__list">
          {rows.map((row) => (
            <InboxRow key={`${row.form} ${row.id}`} row={row} filters={{}} />
          ))}
        </ul>
      )}
    </>
  );
}
