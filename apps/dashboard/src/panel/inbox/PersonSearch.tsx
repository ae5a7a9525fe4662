'use client';

import { ConfirmationModal, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import type { Forwarded } from '../../submissions/inbox/person.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { downloadResponse } from './download-response.ts';
import { InboxRow } from './InboxRow.tsx';
import { Notice, type NoticeContent } from './Notice.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

const MODAL = 'erase-person';

interface SearchedPerson {
  email: string;
  phone: string;
}

interface PersonProps {
  /** When backups no longer contain the erased data. */
  backupText: string;
}

/** Finds the stored data of a person, to export or erase it. */
export function PersonSearch({ backupText }: PersonProps) {
  const { language, texts, t } = useTranslations('inbox');
  const { body, menu, person: labels } = texts;
  const [person, setPerson] = useState<SearchedPerson>({ email: '', phone: '' });
  const [rows, setRows] = useState<Row[]>();
  const [forwarded, setForwarded] = useState<Forwarded[]>([]);
  const [notice, setNotice] = useState<NoticeContent>();
  const { openModal } = useModal();

  // Results belong to the previous input.
  const type = (change: Partial<SearchedPerson>) => {
    setPerson((all) => ({ ...all, ...change }));
    setRows(undefined);
  };
  const email = usePreHydrationInput<HTMLInputElement>(person.email, (typed) =>
    type({ email: typed }),
  );
  const phone = usePreHydrationInput<HTMLInputElement>(person.phone, (typed) =>
    type({ phone: typed }),
  );
  // Only what was typed: an empty field would be a question, too.
  const toPerson = () => Object.fromEntries(Object.entries(person).filter(([, value]) => value));
  const attempt = (work: () => Promise<void>) =>
    work().catch((error: unknown) => setNotice({ text: toErrorMessage(error) }));

  const find = () =>
    attempt(async () => {
      const { email: address, phone: number } = person;
      if (!address && !number.includes('@') && !/\p{Nd}.*\p{Nd}/u.test(number))
        return setNotice({ text: labels.which });
      const found: { rows: Row[]; forwarded: Forwarded[] } = await (
        await requestInbox('person', toPerson(), texts)
      ).json();
      setRows(found.rows);
      setForwarded(found.forwarded);
      setNotice(undefined);
    });
  const save = () =>
    attempt(async () => {
      const name = await downloadResponse(await requestInbox('person/export', toPerson(), texts));
      setNotice({ text: t(texts.exports.saved, { name }) });
    });
  const erase = () =>
    attempt(async () => {
      const { erased } = await (await requestInbox('person/erase', toPerson(), texts)).json();
      setRows([]);
      setNotice({ text: t(labels.erased, { count: erased }) });
    });

  const names = forwarded.map(({ name = labels.deletedForwarding, count }) =>
    t(labels.forwardedTo, { name, count }),
  );
  const forwardedText =
    forwarded.length > 0 &&
    t(labels.forwarded, { names: new Intl.ListFormat(locales[language]).format(names) });

  return (
    <>
      <h1>
        {menu.person}
        <HeadingDot />
      </h1>
      <form
        className="inbox__filters"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <label>
          {body.email}
          <input
            ref={email}
            type="email"
            autoComplete="off"
            value={person.email}
            onChange={(event) => type({ email: event.target.value })}
          />
        </label>
        <label>
          {body.phone}
          <input
            ref={phone}
            type="tel"
            autoComplete="off"
            value={person.phone}
            onChange={(event) => type({ phone: event.target.value })}
          />
        </label>
        <button type="submit">{labels.find}</button>
      </form>
      <Notice said={notice} />
      {rows && (
        <p role="status">
          {rows.length === 0 ? labels.nothing : t(labels.count, { count: rows.length })}
        </p>
      )}
      {rows && forwardedText && <p>{forwardedText}</p>}
      {rows && rows.length > 0 && (
        <div className="desk__buttons">
          <button type="button" onClick={() => void save()}>
            {labels.save}
          </button>
          <button type="button" onClick={() => openModal(MODAL)}>
            {labels.eraseAll}
          </button>
          <ConfirmationModal
            modalSlug={MODAL}
            heading={t(labels.question, { count: rows.length })}
            body={[labels.text, backupText, forwardedText].filter(Boolean).join(' ')}
            cancelLabel={labels.keep}
            confirmLabel={labels.erase}
            onConfirm={erase}
          />
        </div>
      )}
      {rows && rows.length > 0 && (
        <ul className="inbox__list">
          {rows.map((row) => (
            <InboxRow key={row.id} row={row} list={{}} />
          ))}
        </ul>
      )}
    </>
  );
}
