'use client';

import { FormSubmit, useConfig, useForm, useFormModified } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import type { PeriodsPreview } from '../../retention/change-periods.ts';
import { translateCounts } from '../../retention/translate-counts.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Saves the periods. Where shorter ones would delete something tonight, it says how much and requires a confirmation. */
export function SavePeriods() {
  const { config } = useConfig();
  const translations = useTranslations('outbox');
  const {
    texts: { retention: labels },
    t,
  } = translations;
  const { getData, submit } = useForm();
  const isModified = useFormModified();
  const dialog = useRef<HTMLDialogElement>(null);
  const [preview, setPreview] = useState<PeriodsPreview>();

  async function save() {
    const found = await fetchPreview(`${config.routes.api}/globals/retention/preview`, getData());
    // What cannot be counted, such as a number out of bounds, is refused in its own words.
    if (!found || found.total === 0) return void submit();
    setPreview(found);
    dialog.current?.showModal();
  }

  function confirm() {
    dialog.current?.close();
    void submit({ overrides: { confirmed: preview?.total } });
  }

  const what = preview ? translateCounts(preview.counts, translations) : '';
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!isModified}
        onClick={() => void save()}
        size="medium"
        type="button"
      >
        {labels.save}
      </FormSubmit>
      <dialog
        ref={dialog}
        className="inbox-dialog retention-dialog"
        aria-labelledby="retention-question"
      >
        <h2 id="retention-question">{t(labels.question, { what })}</h2>
        <p>{t(labels.text, { what })}</p>
        <div className="inbox-dialog__acts">
          <button type="button" onClick={() => dialog.current?.close()}>
            {labels.change}
          </button>
          <button type="button" onClick={confirm}>
            {labels.shorter}
          </button>
        </div>
      </dialog>
    </>
  );
}

/** What other periods would delete; nothing when it cannot be known. */
async function fetchPreview(path: string, data: object): Promise<PeriodsPreview | undefined> {
  const numbers = Object.entries(data).filter(([, value]) => typeof value === 'number');
  const query = new URLSearchParams(numbers.map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${path}?${query}`).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}
