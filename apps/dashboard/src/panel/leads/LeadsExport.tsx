'use client';

import { useState } from 'react';
import type { Period } from '../../leads/months.ts';
import type { Kind } from '../../leads/read-leads.ts';
import { saveFile } from '../inbox/save-file.ts';
import { askInbox, toSentence } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface ExportProps {
  kind: Kind;
  period: Period;
  isEmpty: boolean;
}

/** Saves the tables as a file. */
export function LeadsExport({ kind, period, isEmpty }: ExportProps) {
  const { texts, t } = useTranslations('inbox');
  const [said, setSaid] = useState('');
  async function save() {
    try {
      const name = await saveFile(await askInbox('leads/exports', { kind, ...period }, texts));
      setSaid(t(texts.exports.saved, { name }));
    } catch (error) {
      setSaid(toSentence(error));
    }
  }
  return (
    <div className="inbox__export">
      <span role="status">{said}</span>
      <button type="button" disabled={isEmpty} onClick={() => void save()}>
        {texts.leads.export}
      </button>
    </div>
  );
}
