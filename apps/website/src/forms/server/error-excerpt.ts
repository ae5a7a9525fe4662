import { toErrorMessage } from '@agency/contracts';

/** Characters of a response that are read, and of the excerpt. */
const READ_LENGTH = 4000;
const EXCERPT_LENGTH = 300;
const HIDDEN = '[…]';
/** Longest value whose words are also hidden one by one, such as a name. */
const LONGEST_BY_WORD = 100;
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** An excerpt of a response for log and console: one line without typed values, e-mail addresses and phone numbers. */
export function toErrorExcerpt(text: string, message: Record<string, unknown>): string {
  const plain = toErrorText(text.slice(0, READ_LENGTH))
    .replace(/<(script|style)\b[^>]*>[^<]*/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...hide(plain, message)].slice(0, EXCERPT_LENGTH).join('');
}

/** The message of a JSON error, or else the whole text. */
function toErrorText(text: string): string {
  try {
    const message = toErrorMessage(JSON.parse(text));
    return message === 'Unknown error' ? text : message;
  } catch {
    return text;
  }
}

function hide(text: string, message: Record<string, unknown>): string {
  const typed = Object.values(message)
    .map((value) => String(value).trim())
    .filter((value) => value.length > 1 && value.length <= READ_LENGTH);
  const words = typed
    .filter((value) => value.length <= LONGEST_BY_WORD)
    .flatMap((value) => value.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length > 2);
  // Longest first, so that no part of a longer value remains.
  const hidden = [...new Set([...typed, ...words])].sort((a, b) => b.length - a.length);
  return hidden
    .reduce(
      (rest, value) => rest.replace(new RegExp(value.replace(SYNTAX, '\\$&'), 'giu'), HIDDEN),
      text,
    )
    .replace(/[^\s@]{1,64}@[^\s@]{1,200}/g, HIDDEN)
    .replace(/\+?\p{Nd}[\p{Nd}\s().-]{4,30}\p{Nd}/gu, HIDDEN)
    .replace(/[\w+/=-]{40,}/g, HIDDEN);
}
