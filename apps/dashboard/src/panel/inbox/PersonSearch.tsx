'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { locales } from '../../platform/language/language.ts';
import type { FoundPerson } from '../../submissions/inbox/person.ts';
import { ConfirmButton } from '../controls/ConfirmButton.tsx';
import { TaskForm } from '../controls/TaskForm.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useShowError } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { InboxRow } from './InboxRow.tsx';
import { downloadFromInbox, requestInbox } from './request-inbox.ts';

/** Finds the stored data of a person, to export or erase it. `backupText` says when backups no longer contain them. */
export function PersonSearch({ backupText }: { backupText: string }) {
  const { language, texts, t } = useTranslations('inbox');
  const { body, person: labels } = texts;
  const showError = useShowError();
  const [person, setPerson] = useState({});
  const [found, setFound] = useState<FoundPerson>();

  async function find(form: HTMLFormElement) {
    const fields = new FormData(form);
    const email = String(fields.get('email'));
    const phone = String(fields.get('phone'));
    if (!email && !phone.includes('@') && !/\p{Nd}.*\p{Nd}/u.test(phone))
      throw new Error(labels.which);
    setFound(await requestInbox<FoundPerson>('person', { email, phone }));
    setPerson({ email, phone });
  }
  async function save() {
    const name = await downloadFromInbox('person/export', person);
    toast.success(t(texts.exports.saved, { name }));
  }

  const { rows = [], forwarded = [] } = found ?? {};
  const names = forwarded.map((name) => name || labels.deletedForwarding);
  const question = t(labels.question, { count: rows.length });
  const forwardedText =
    forwarded.length > 0 &&
    t(labels.forwarded, { names: new Intl.ListFormat(locales[language]).format(names) });

  return (
    <>
      {/* Results belong to what was searched. */}
      <search onChange={() => setFound(undefined)}>
        <TaskForm className="request-form" task={find} submitLabel={labels.find}>
          <TextField name="email" label={body.email} type="email" autoComplete="off" autoFocus />
          <TextField name="phone" label={body.phone} type="tel" autoComplete="off" />
        </TaskForm>
      </search>
      {found && (
        <p role="status">
          {rows.length === 0 ? labels.nothing : t(labels.count, { count: rows.length })}
        </p>
      )}
      {forwardedText && <p>{forwardedText}</p>}
      {rows.length > 0 && (
        <>
          <div className="acts">
            <button type="button" onClick={() => save().catch(showError)}>
              {labels.save}
            </button>
            <ConfirmButton
              label={labels.erase}
              text={[question, labels.text, backupText, forwardedText].filter(Boolean).join(' ')}
              path="inbox/person/erase"
              values={person}
              onDone={(result) => {
                setFound({ forwarded, rows: [] });
                const { erased: count } = result as { erased: number };
                toast.success(t(labels.erased, { count }));
              }}
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
