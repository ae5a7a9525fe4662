import type { SpamReason } from '@agency/contracts';

/** Points for a count of `from` or more. */
interface Level {
  from: number;
  points: number;
}

/** The numbers of the spam score (docs/decisions/0007-spam.md). Only the honeypot makes a message suspect on its own. */
export const spamRules = {
  /** Lowest score of a suspect message; the highest score is 100. */
  threshold: 50,
  /** In seconds. */
  period: 3600,
  remembered: 10_000,
  points: {
    honeypot: 60,
    unknownFields: 10,
    linkInName: 30,
    /** Links in BBCode or HTML. */
    markup: 30,
    /** Words with letters of scripts that look alike. */
    mixedScripts: 20,
    repeatedLines: 10,
    throwAwayDomain: 20,
  },
  /** Time in which the form was filled in. */
  quick: { milliseconds: 2000, points: 20 },
  /** Earlier messages in the period with the same IP address, e-mail address or text. */
  stored: {
    address: [
      { from: 200, points: 10 },
      { from: 400, points: 30 },
    ],
    email: [
      { from: 5, points: 10 },
      { from: 15, points: 30 },
    ],
    repeatedMessage: [
      { from: 3, points: 20 },
      { from: 10, points: 30 },
    ],
  } satisfies Partial<Record<SpamReason, Level[]>>,
  links: [
    { from: 3, points: 10 },
    { from: 6, points: 30 },
  ] satisfies Level[],
  /** Length of a text from which a repetition counts. */
  repeatable: 40,
  /** A line of this length counts as repeated if it is there so many times. */
  lines: { length: 20, times: 4 },
  /** Number of words with mixed scripts that counts. */
  mixedWords: 3,
};

/** Points of the highest level that a number reaches. */
export function toPoints(levels: readonly Level[], count: number): number {
  return levels.reduce((points, level) => (count >= level.from ? level.points : points), 0);
}

/** Well-known domains of disposable e-mail addresses. */
// biome-ignore format: a list of names
export const throwAwayDomains = new Set([
  '10minutemail.com', 'dispostable.com', 'emailondeck.com', 'fakeinbox.com', 'getnada.com',
  'grr.la', 'guerrillamail.com', 'guerrillamail.info', 'maildrop.cc', 'mailinator.com',
  'mailnesia.com', 'mintemail.com', 'mohmal.com', 'moakt.com', 'mytemp.email', 'sharklasers.com',
  'spam4.me', 'temp-mail.org', 'tempmail.dev', 'tempmailo.com', 'throwawaymail.com',
  'trashmail.com', 'yopmail.com', 'yopmail.fr',
]);
