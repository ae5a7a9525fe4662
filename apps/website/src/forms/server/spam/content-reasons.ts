import type { SpamReason } from '@agency/contracts';
import { spamRules, throwAwayDomains, toPoints } from './spam-rules.ts';

/** A reason and its points; 0 if it does not apply. */
export type Reason = [reason: SpamReason, points: number];

const NAME_FIELDS = ['firstName', 'lastName', 'name'];
/** Fields without free text. */
const NO_FREE_TEXT = ['email', 'phone', 'service', 'resume', 'resumeName', 'resumeType'];

const LINK = /https?:\/\/|\bwww\./gi;
const MARKUP = /\[(?:url|link)\b|<a\s[^>]{0,200}href/i;
const LATIN = /\p{Script=Latin}/u;
// The scripts with letters that look like Latin ones.
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Scores the content of a message. */
export function findContentReasons(message: Record<string, unknown>): Reason[] {
  const { points, links, mixedWords } = spamRules;
  const toText = (names: string[]) => names.map((name) => String(message[name] ?? '')).join('\n');
  const names = toText(NAME_FIELDS);
  const freeText = toText(Object.keys(message).filter((name) => !NO_FREE_TEXT.includes(name)));
  const isMixed = (word: string) => LATIN.test(word) && LOOKALIKES.test(word);
  const mixed = (freeText.match(/\p{L}+/gu) ?? []).filter(isMixed).length;
  const found: [SpamReason, boolean][] = [
    ['linkInName', countMatches(names, LINK) > 0],
    ['markup', MARKUP.test(freeText)],
    ['mixedScripts', mixed >= mixedWords],
    ['repeatedLines', hasRepeatedLine(freeText)],
    ['throwAwayDomain', throwAwayDomains.has(toDomain(message.email))],
  ];
  return [
    ['links', toPoints(links, countMatches(freeText, LINK))],
    ...found.map(
      ([reason, isFound]): Reason => [reason, isFound ? points[reason as keyof typeof points] : 0],
    ),
  ];
}

function hasRepeatedLine(text: string): boolean {
  const { length, times } = spamRules.lines;
  const counts = new Map<string, number>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line.length < length) continue;
    const count = (counts.get(line) ?? 0) + 1;
    if (count >= times) return true;
    counts.set(line, count);
  }
  return false;
}

const toDomain = (email: unknown): string => String(email).split('@').at(-1)?.toLowerCase() ?? '';
