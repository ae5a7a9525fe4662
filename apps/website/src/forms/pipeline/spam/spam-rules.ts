import type { SpamReason } from '@agency/contracts';

/** Points from a number on. */
interface Level {
  from: number;
  points: number;
}

/**
 * Every number by which a message is judged, and the limits beside it (why: docs/decisions/0007-spam.md). No reason alone
 * makes a suspect but the honeypot, which people do not see; neither the language of a text nor its capital letters count.
 */
export const spamRules = {
  /** From this score on a message is put aside as a suspect. Scores end at 100. */
  threshold: 50,
  /** For so long messages are counted, in seconds. */
  period: 3600,
  /** Messages that are remembered for the counts below: of each kind so many keys. */
  remembered: 10_000,
  /** Points of what is there or not. */
  points: {
    /** The field that people do not see was filled in. */
    honeypot: 60,
    /** Fields came that no form has. */
    unknownFields: 10,
    /** A name holds a web address. */
    linkInName: 30,
    /** Links are written as a forum or a page writes them. */
    markup: 30,
    /** Words are spelled with letters of several scripts that look alike. */
    mixedScripts: 20,
    /** The same line comes again and again. */
    repeatedLines: 10,
    /** The address is of a service that gives out addresses for minutes. */
    throwAwayDomain: 20,
  },
  /** Filled in within so many milliseconds, where the form's script says how long it took. */
  quick: { milliseconds: 2000, points: 20 },
  /** Messages that were stored before this one within the period: of the address, of the e-mail, with this text. */
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
  /** Links in what was written. */
  links: [
    { from: 3, points: 10 },
    { from: 6, points: 30 },
  ] satisfies Level[],
  /** Shorter texts are repeated by chance, in characters. */
  repeatable: 40,
  /** The same line, of so many characters, so often. */
  lines: { length: 20, times: 4 },
  /** So many words with letters of several scripts. */
  mixedWords: 3,
};

/** Points of the highest level that a number reaches. */
export function toPoints(levels: readonly Level[], count: number): number {
  return levels.reduce((points, level) => (count >= level.from ? level.points : points), 0);
}

/** Domains of services that give out addresses for minutes: the best known, not all. */
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
