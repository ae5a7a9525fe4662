'use client';

import type { Filters } from '../../submissions/inbox/list-query.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { downloadResponse } from './download-response.ts';
import type { NoticeContent } from './Notice.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

interface ExportProps {
  filters: Filters;
  words: string;
  total: number;
  onNotice: (said: NoticeContent) => void;
}

const formats = { xlsx: 'Excel', csv: 'CSV' } as const;

/** Saves the messages of the list as a file. */
export function ExportButtons({ filters, words, total, onNotice }: ExportProps) {
  const { texts: labels, t } = useTranslations('inbox');
  async function save(format: keyof typeof formats) {
    try {
      onNotice({ text: labels.exports.busy });
      const response = await requestInbox('exports', { format, filters, words }, labels);
      const name = await downloadResponse(response);
      onNotice({ text: t(labels.exports.saved, { name }) });
    } catch (error) {
      onNotice({ text: toErrorMessage(error) });
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
          {t(labels.exports.button, { format: name })}
        </button>
      ))}
    </div>
  );
}
