import { createHash } from 'node:crypto';
import { createReason, type Reason } from '../../platform/language/errors.ts';
import { toNameWithKey } from '../stored-name.ts';

/** Maximum length, in characters. A film of three minutes has some thousands. */
const MAX_CAPTIONS = 100_000;

const CUE =
  /^((?:\d{2,3}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,3}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t]|$)/;

/** Control characters, at which a database may cut the text, and what is no UTF-8. */
const NO_TEXT = /[^\P{Cc}\t]|\uFFFD/u;

/** Validates WebVTT captions; empty ones are valid. */
export function validateCaptions(value: unknown): Reason | true {
  if (typeof value === 'string' && value.length > MAX_CAPTIONS)
    return createReason(({ film }) => film.captionsLong);
  const text = toCaptions(value);
  if (text === '') return true;
  const [first = '', ...lines] = text.split('\n');
  const damaged = [first, ...lines].findIndex((one) => NO_TEXT.test(one));
  if (damaged >= 0) return createReason(({ film }) => film.captionsSign, { line: damaged + 1 });
  if (!/^WEBVTT(?:[ \t]|$)/.test(first)) return createReason(({ film }) => film.captionsHead);
  let cues = 0;
  let line = 1;
  for (const one of lines) {
    line += 1;
    if (!one.includes('-->')) continue;
    const [, from, to] = CUE.exec(one) ?? [];
    if (!from || !to || toSeconds(from) >= toSeconds(to))
      return createReason(({ film }) => film.captionsTime, { line });
    cues += 1;
  }
  return cues > 0 || createReason(({ film }) => film.captionsEmpty);
}

/** Normalises captions. */
export const toCaptions = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n')
        .trim()
    : '';

/** File name with a hash of the text. */
export function toCaptionsName(filmName: string, captions: string): string {
  const key = createHash('sha256').update(captions).digest('hex').slice(0, 12);
  return toNameWithKey(filmName, key, 'vtt');
}

const toSeconds = (time: string) =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
