import type { SpamReason } from '@agency/contracts';

/** Points for a count of `from` or more. */
interface Level {
  from: number;
  points: number;
}

/**
 * Every number of the spam score (why: docs/decisions/0007-spam.md). No single reason makes a message suspect but the
 * honeypot, which is hidden from people; neither the language of a text nor its capital letters count.
 */
export const spamRules = {
  /** A message with this score or more is suspect. The highest score is 100. */
  threshold: 50,
  /** Seconds for which messages are counted. */
  period: 3600,
  /** Keys that are remembered for each of the counts below. */
  remembered: 10_000,
  /** Points of reasons that apply or not. */
  points: {
    /** The field that is hidden from people was filled in. */
    honeypot: 60,
    /** The body has fields that the form does not define. */
    unknownFields: 10,
    /** A name contains a URL. */
    linkInName: 30,
    /** Links are written in BBCode or HTML. */
    markup: 30,
    /** Words mix letters of scripts that look alike. */
    mixedScripts: 20,
    /** A line is repeated. */
    repeatedLines: 10,
    /** The e-mail address is disposable. */
    throwAwayDomain: 20,
  },
  /** Filled in within so many milliseconds, as the form's script measures it. */
  quick: { milliseconds: 2000, points: 20 },
  /** Earlier messages in the period: from the same IP address, with the same e-mail address, with the same text. */
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
  /** Links in the free text. */
  links: [
    { from: 3, points: 10 },
    { from: 6, points: 30 },
  ] satisfies Level[],
  /** Characters of a text from which a repetition counts; shorter ones are repeated by chance. */
  repeatable: 40,
  /** A line of `length` characters or more counts as repeated after `times`. */
  lines: { length: 20, times: 4 },
  /** Words with mixed scripts that are tolerated below this number. */
  mixedWords: 3,
};

/** Points of the highest level that a number reaches. */
export function toPoints(levels: readonly Level[], count: number): number {
  return levels.reduce((points, level) => (count >= level.from ? level.points : points), 0);
}

/** The best-known domains of disposable e-mail addresses. */
export const throwAwayDomains = new Set([
  ...['10minutemail.com', 'dispostable.com', 'emailondeck.com', 'fakeinbox.com', 'getnada.com'],
  ...['grr.la', 'guerrillamail.com', 'guerrillamail.info', 'maildrop.cc', 'mailinator.com'],
  ...[
    'mailnesia.com',
    'mintemail.com',
    'mohmal.com',
    'moakt.com',
    'mytemp.email',
    'sharklasers.com',
  ],
  ...['spam4.me', 'temp-mail.org', 'tempmail.dev', 'tempmailo.com', 'throwawaymail.com'],
  ...['trashmail.com', 'yopmail.com', 'yopmail.fr'],
]);
