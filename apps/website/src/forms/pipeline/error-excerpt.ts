import { toErrorMessage } from '@agency/contracts';

/** So much of an answer is looked at, and so much of it kept, in characters. */
const READ = 4000;
const KEPT = 300;
const HIDDEN = '[…]';
/** Of longer values only the whole is hidden; of shorter ones, such as names, each word. */
const LONGEST_OF_WORDS = 100;

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/**
 * What an endpoint said when it failed, for our log and the sender's console: one line of text, cut, without what the
 * sender typed, addresses, and numbers that could be telephone numbers.
 * @param message what was handed over, which an endpoint may quote
 */
export function toErrorExcerpt(text: string, message: Record<string, unknown>): string {
  const plain = toPlainText(toSaid(text.slice(0, READ)));
  return [...hide(plain, message)].slice(0, KEPT).join('');
}

/** The message of an error in JSON; else all of it. */
function toSaid(text: string): string {
  try {
    const said = toErrorMessage(JSON.parse(text));
    return said === 'Unknown error' ? text : said;
  } catch {
    return text;
  }
}

function toPlainText(text: string): string {
  return text
    .replace(/<(script|style)\b[^>]*>[^<]*/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}

function hide(text: string, message: Record<string, unknown>): string {
  const typed = Object.values(message)
    .map((value) => String(value).trim())
    .filter((value) => value.length > 1 && value.length <= READ);
  const words = typed
    .filter((value) => value.length <= LONGEST_OF_WORDS)
    .flatMap((value) => value.split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length > 2);
  // Longest first, so that no part of a longer one is left.
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
