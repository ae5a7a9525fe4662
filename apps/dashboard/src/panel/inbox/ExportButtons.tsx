'use client';

import type { Filters } from '../../inbox/filters.ts';
import type { Said } from './Notice.tsx';
import { saveFile } from './save-file.ts';
import { askInbox, toSentence } from './send.ts';

interface ExportProps {
  filters: Filters;
  words: string;
  total: number;
  say: (said: Said) => void;
}

const formats = { csv: 'CSV', xlsx: 'Excel' } as const;

/** Saves the messages of the list as a file. */
export function ExportButtons({ filters, words, total, say }: ExportProps) {
  async function save(format: keyof typeof formats) {
    try {
      say({ text: 'The file is being made.' });
      const answer = await askInbox('exports', { format, filters, words });
      const name = await saveFile(answer);
      say({ text: `Saved as ${name}. The audit trail has a line about it.` });
    } catch (error) {
      say({ text: toSentence(error) });
    }
  }
  return (
    <div className="inbox__export">
      {Object.entries(formats).map(([format, name]) => (
        <button
          key={format}
          type="button"
          disabled={total === 0}
          onClick={() => void save(format as keyof typeof formats)}
        >
          Export {name}
        </button>
      ))}
    </div>
  );
}
