'use client';

import { useState } from 'react';
import type { Period } from '../../leads/months.ts';
import type { Kind } from '../../leads/read-leads.ts';
import { saveFile } from '../inbox/save-file.ts';
import { askInbox, toSentence } from '../inbox/send.ts';
import { useWords } from '../language/SpokenLanguage.tsx';

interface ExportProps {
  kind: Kind;
  period: Period;
  isEmpty: boolean;
}

/** Saves the tables as a file. */
export function LeadsExport({ kind, period, isEmpty }: ExportProps) {
  const { words, say } = useWords('inbox');
  const [said, setSaid] = useState('');
  async function save() {
    try {
      const name = await saveFile(await askInbox('leads/exports', { kind, ...period }, words));
      setSaid(say(words.exports.saved, { name }));
    } catch (error) {
      setSaid(toSentence(error));
    }
  }
  return (
    <div className="inbox__export">
      <span role="status">{said}</span>
      <button type="button" disabled={isEmpty} onClick={() => void save()}>
        {words.leads.export}
      </button>
    </div>
  );
}
