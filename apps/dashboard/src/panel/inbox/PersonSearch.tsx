'use client';

import { ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import type { FoundPerson } from '../../submissions/inbox/person.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { InboxRow } from './InboxRow.tsx';
import { downloadFromInbox, requestInbox, showError } from './request-inbox.ts';

const MODAL = 'erase-person';

interface PersonProps {
  /** When backups no longer contain the erased data. */
  backupText: string;
}

/** Finds the stored data of a person, to export or erase it. */
export function PersonSearch({ backupText }: PersonProps) {
  const { language, texts, t } = useTranslations('inbox');
  const { body, person: labels } = texts;
  // Without names, so that what is typed is never submitted into a URL.
  const email = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const [person, setPerson] = useState({});
  const [found, setFound] = useState<FoundPerson>();
  const { openModal } = useModal();

  async function find() {
    setFound(undefined);
    const asked = { email: email.current?.value ?? '', phone: phone.current?.value ?? '' };
    if (!asked.email && !asked.phone.includes('@') && !/\p{Nd}.*\p{Nd}/u.test(asked.phone))
      throw new Error(labels.which);
    setFound(await requestInbox<FoundPerson>('person', asked, texts));
    setPerson(asked);
  }
  async function save() {
    const name = await downloadFromInbox('person/export', person, texts);
    toast.success(t(texts.exports.saved, { name }));
  }
  async function erase() {
    const { erased } = await requestInbox<{ erased: number }>('person/erase', person, texts);
    setFound((now) => now && { ...now, rows: [] });
    toast.success(t(labels.erased, { count: erased }));
  }

  const { rows, forwarded = [] } = found ?? {};
  const names = forwarded.map((name) => name || labels.deletedForwarding);
  const forwardedText =
    forwarded.length > 0 &&
    t(labels.forwarded, { names: new Intl.ListFormat(locales[language]).format(names) });

  return (
    <>
      <form
        className="inbox__filters"
        // Results belong to what was searched.
        onChange={() => setFound(undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          find().catch(showError);
        }}
      >
        <label>
          {body.email}
          <input ref={email} type="email" autoComplete="off" />
        </label>
        <label>
          {body.phone}
          <input ref={phone} type="tel" autoComplete="off" />
        </label>
        <button type="submit">{labels.find}</button>
      </form>
      {rows && (
        <p role="status">
          {rows.length === 0 ? labels.nothing : t(labels.count, { count: rows.length })}
        </p>
      )}
      {rows && forwardedText && <p>{forwardedText}</p>}
      {rows && rows.length > 0 && (
        <>
          <div className="acts">
            <button type="button" onClick={() => save().catch(showError)}>
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
              onConfirm={() => erase().catch(showError)}
            />
          </div>
          <ul>
            {rows.map((row) => (
              <InboxRow key={row.id} row={row} list={{}} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
