import { useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { changeRow, findReady, isSentOrSending, type PictureRow } from './picture-rows.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { uploadPicture } from './upload-picture.ts';

/**
 * Several pictures on their way into the library, one after the other: one that fails holds up no other.
 * @param most that there is room for; where that is one, another choice takes the place of one that is not on its way
 */
export function usePictureRows(most: number) {
  const [rows, setRows] = useState<PictureRow[]>([]);
  const translations = useTranslations('pictures');
  const { code: locale } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [skipped, setLeftOut] = useState<string[]>([]);
  const newest = useRef(rows);
  newest.current = rows;
  useEffect(
    () => () => {
      for (const { preview } of newest.current) if (preview) URL.revokeObjectURL(preview);
    },
    [],
  );
  const change = (key: string, to: Partial<PictureRow>) =>
    setRows((all) => changeRow(all, key, to));

  async function add(files: readonly File[]) {
    const stored = most === 1 ? newest.current.filter(isSentOrSending) : newest.current;
    for (const { preview } of newest.current.filter((one) => !stored.includes(one)))
      if (preview) URL.revokeObjectURL(preview);
    const room = most - stored.length;
    setLeftOut(files.slice(room).map(({ name }) => name));
    const added = files.slice(0, room).map((file) => ({
      file,
      row: { key: crypto.randomUUID(), name: file.name, alt: '', state: 'preparing' as const },
    }));
    const keys = new Set(stored.map(({ key }) => key));
    setRows((all) => [...all.filter(({ key }) => keys.has(key)), ...added.map(({ row }) => row)]);
    // One at a time, to limit memory.
    for (const { file, row } of added) {
      const { file: small, done, problem } = await shrinkPicture(file, translations);
      if (problem) change(row.key, { state: 'unusable', problem });
      else {
        const preview = URL.createObjectURL(small);
        change(row.key, { state: 'waiting', file: small, preview, ...(done && { done }) });
      }
    }
  }

  async function send() {
    setBusy(true);
    for (const { key } of findReady(newest.current)) {
      const row = newest.current.find((one) => one.key === key);
      if (!row?.file) continue;
      change(key, { state: 'sending' });
      try {
        const id = await uploadPicture(
          { key, file: row.file, alt: row.alt.trim(), locale },
          translations.texts.lost,
        );
        change(key, { state: 'stored', id });
      } catch (error) {
        change(key, { state: 'failed', problem: (error as Error).message });
      }
    }
    setBusy(false);
  }

  return {
    rows,
    /** Names of the files that exceeded the limit. */
    leftOut: skipped,
    isBusy,
    add,
    send,
    describe: (key: string, alt: string) => change(key, { alt }),
    remove: (key: string) => setRows((all) => all.filter((row) => row.key !== key)),
    clear: () => {
      setRows([]);
      setLeftOut([]);
    },
  };
}
