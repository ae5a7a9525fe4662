'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Translations } from '../language/get-translations.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import {
  findReady,
  findWithoutAlt,
  MAX_ALT,
  MAX_ROWS,
  type PictureRow,
  toRowsSummary,
} from './picture-rows.ts';
import { usePictureRows } from './use-picture-rows.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

// Not every system knows the type of an iPhone's photo.
const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

interface PictureRowsProps {
  /** Files that were dropped or pasted elsewhere. */
  first?: readonly File[];
  /** Whether only one picture is allowed. */
  isOne?: boolean;
  /** Called when uploading starts and ends. */
  onBusy?: (isBusy: boolean) => void;
  /** Called once all of them are uploaded. */
  onAllStored?: (stored: number[]) => void;
  /** Further actions, given the ids of the uploaded pictures. */
  children?: (stored: number[], clear: () => void) => ReactNode;
}

/** Uploads several pictures: selected or dropped, resized, each with alternative text, one after the other. */
export function PictureRows(props: PictureRowsProps) {
  const { first, isOne = false, onBusy, onAllStored, children } = props;
  const translations = useTranslations('pictures');
  const { texts: labels, t } = translations;
  const most = isOne ? 1 : MAX_ROWS;
  const { rows, leftOut, isBusy, add, send, describe, remove, clear } = usePictureRows(most);
  const [showsMissing, setShowsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const addedFiles = useRef(new Set<File>());
  const latestAdd = useRef(add);
  latestAdd.current = add;
  useEffect(() => {
    const more = first?.filter((file) => !addedFiles.current.has(file)) ?? [];
    for (const file of more) addedFiles.current.add(file);
    const pictures = more.filter(isPicture);
    // Other files get an error, unless a picture fills the only place.
    const chosen = isOne && pictures.length > 0 ? pictures : more;
    if (chosen.length > 0) void latestAdd.current(chosen);
  }, [first, isOne]);
  const waiting = findReady(rows).length + findWithoutAlt(rows).length;
  const stored = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isAllStored = !isBusy && stored.length > 0 && stored.length === rows.length;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const latestOnAllStored = useRef(onAllStored);
  latestOnAllStored.current = onAllStored;
  const all = stored.join();
  useEffect(() => {
    if (isAllStored) latestOnAllStored.current?.(all.split(',').map(Number));
  }, [isAllStored, all]);

  function store() {
    setShowsMissing(findWithoutAlt(rows).length > 0);
    if (findReady(rows).length > 0) void send();
    else list.current?.querySelector<HTMLInputElement>('input[aria-invalid=true], input')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on it; the button beside it takes them, too
    <div
      className="picture-rows"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void add([...event.dataTransfer.files].filter(isPicture));
      }}
    >
      <p className="picture-rows__drop">
        <button type="button" data-quiet="" onClick={() => input.current?.click()}>
          {isOne ? labels.chooseOne : labels.choose}
        </button>
        <span>{isOne ? labels.orDropOne : labels.orDrop}</span>
        <input
          ref={input}
          type="file"
          multiple={!isOne}
          hidden
          aria-label={labels.pictures}
          accept={ACCEPTED}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </p>
      <ul ref={list}>
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            lacksAlt={showsMissing && findWithoutAlt([row]).length > 0}
            describe={(alt) => describe(row.key, alt)}
            remove={() => remove(row.key)}
          />
        ))}
      </ul>
      {leftOut.length > 0 && (
        <p role="alert">{t(labels.noRoom, { count: most, names: leftOut.join(' · ') })}</p>
      )}
      <p role="status">{isBusy ? labels.sending : toRowsSummary(rows, translations)}</p>
      <p className="picture-rows__acts">
        {waiting > 0 && (
          <button type="button" disabled={isBusy} onClick={store}>
            {t(labels.store, { count: waiting })}
          </button>
        )}
        {!isBusy && children?.(stored, clear)}
      </p>
    </div>
  );
}

/** The status of a row; nothing for waiting rows, and for rows with an error message. */
const toState = (
  states: Translations<'pictures'>['texts']['states'],
  state: PictureRow['state'],
) => (state === 'waiting' || state === 'unusable' ? undefined : states[state]);

interface RowProps {
  row: PictureRow;
  lacksAlt: boolean;
  describe: (alt: string) => void;
  remove: () => void;
}

function Row({ row, lacksAlt, describe, remove }: RowProps) {
  const { name, preview, alt, state, done } = row;
  const problem = state === 'failed' || state === 'unusable' ? row.problem : undefined;
  const id = useId();
  const { texts: labels, t } = useTranslations('pictures');
  const isOpen = state === 'waiting' || state === 'failed' || state === 'preparing';
  return (
    <li data-state={state}>
      {/* biome-ignore lint/performance/noImgElement: it lies in this browser alone */}
      {preview ? <img src={preview} alt="" /> : <span className="picture-rows__none" />}
      <div>
        <p className="picture-rows__name" dir="auto">
          {name}
        </p>
        {state !== 'unusable' && (
          <label htmlFor={id}>
            {labels.shows}
            <input
              id={id}
              dir="auto"
              value={alt}
              maxLength={MAX_ALT}
              disabled={!isOpen}
              aria-invalid={lacksAlt}
              aria-describedby={`${id}-says`}
              onChange={({ target }) => describe(target.value)}
            />
          </label>
        )}
        <p id={`${id}-says`} data-failed={lacksAlt || state === 'failed' || state === 'unusable'}>
          {lacksAlt
            ? labels.wordless
            : [toState(labels.states, state), problem].filter(Boolean).join(' ')}
          {state === 'waiting' && !lacksAlt && done}
        </p>
      </div>
      {state !== 'stored' && state !== 'sending' && (
        <button
          type="button"
          data-quiet=""
          aria-label={t(labels.leaveOutThis, { name })}
          onClick={remove}
        >
          {labels.leaveOut}
        </button>
      )}
    </li>
  );
}
