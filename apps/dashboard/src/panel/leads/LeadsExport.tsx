'use client';

import { useState } from 'react';
import type { Kind } from '../../submissions/leads/leads.ts';
import type { Period } from '../../submissions/leads/months.ts';
import { downloadResponse } from '../inbox/download-response.ts';
import { requestInbox, toErrorMessage } from '../inbox/request-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface ExportProps {
  kind: Kind;
  period: Period;
  isEmpty: boolean;
}

/** Saves the tables as a file. */
export function LeadsExport({ kind, period, isEmpty }: ExportProps) {
  const { texts, t } = useTranslations('inbox');
  const [notice, setNotice] = useState('');
  async function save() {
    try {
      const name = await downloadResponse(
        await requestInbox('leads/exports', { kind, ...period }, texts),
      );
      setNotice(t(texts.exports.saved, { name }));
    } catch (error) {
      setNotice(toErrorMessage(error));
    }
  }
  return (
    <div className="inbox__export">
      <span role="status">{notice}</span>
      <button type="button" disabled={isEmpty} onClick={() => void save()}>
        {texts.leads.export}
      </button>
    </div>
  );
}
