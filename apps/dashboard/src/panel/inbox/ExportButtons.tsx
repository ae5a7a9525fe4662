'use client';

import type { Filters } from '../../inbox/filters.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { Said } from './Notice.tsx';
import { saveFile } from './save-file.ts';
import { askInbox, toSentence } from './send.ts';

interface ExportProps {
  filters: Filters;
  words: string;
  total: number;
  onSay: (said: Said) => void;
}

const formats = { xlsx: 'Excel', csv: 'CSV' } as const;

/** Saves the messages of the list as a file. */
export function ExportButtons({ filters, words, total, onSay }: ExportProps) {
  const { texts: says, t } = useTranslations('inbox');
  async function save(format: keyof typeof formats) {
    try {
      onSay({ text: says.exports.busy });
      const answer = await askInbox('exports', { format, filters, words }, says);
      const name = await saveFile(answer);
      onSay({ text: t(says.exports.saved, { name }) });
    } catch (error) {
      onSay({ text: toSentence(error) });
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
          {t(says.exports.button, { format: name })}
        </button>
      ))}
    </div>
  );
}
