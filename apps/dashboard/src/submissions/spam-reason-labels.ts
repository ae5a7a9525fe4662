import type { SpamReason } from '@agency/contracts';

const words: Record<SpamReason, string> = {
  honeypot: 'A field that people do not see was filled in.',
  unknownFields: 'It came with fields that the form does not have.',
  quick: 'It was filled in within two seconds.',
  address: 'Very many messages came from its connection within an hour.',
  email: 'Many messages came with its e-mail address within an hour.',
  links: 'It holds several links.',
  linkInName: 'A name holds a web address.',
  markup: 'Its links are written as forums write them.',
  mixedScripts: 'Words are spelled with letters of several alphabets that look alike.',
  repeatedLines: 'The same line comes again and again.',
  repeatedMessage: 'The same text was sent several times within an hour.',
  throwAwayDomain: 'Its e-mail address is of a service that gives out addresses for minutes.',
};

/** Labels of the spam reasons. */
export const spamReasonLabels: ReadonlyMap<string, string> = new Map(Object.entries(words));
