import { createHash } from 'node:crypto';
import type { Spam, SpamReason } from '@agency/contracts';
import { LRUCache } from 'lru-cache';
import type { SentForm } from '../submission.ts';
import { spamRules, throwAwayDomains, toPoints } from './spam-rules.ts';

/** What a message is scored by. */
export interface SpamFeatures {
  /** Rate-limit key of the visitor. */
  client: string;
  message: Record<string, unknown>;
  honeypotFilled: boolean;
  hasUnknownFields: boolean;
  /** In milliseconds; undefined without script. */
  fillTime: number | undefined;
}

/** A reason and its points; 0 if it does not apply. */
type Reason = [reason: SpamReason, points: number];

export function toSpamFeatures(
  message: Record<string, unknown>,
  { honeypot, hasUnknownFields, fillTime }: SentForm,
  client: string,
): SpamFeatures {
  return {
    client,
    message,
    hasUnknownFields,
    honeypotFilled: Boolean(honeypot),
    fillTime: fillTime && /^\d{1,12}$/.test(fillTime) ? Number(fillTime) : undefined,
  };
}

/** Creates a filter. For the period it remembers rate-limit keys, and hashes of e-mail addresses and texts. */
export function createSpamFilter(now = () => performance.now()) {
  const stored = new LRUCache<string, number>({
    max: 3 * spamRules.remembered,
    ttl: spamRules.period * 1000,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });

  function toKeys({ client, message }: SpamFeatures) {
    const text = String(message.message ?? '')
      .toLowerCase()
      .replace(/\s+/g, ' ');
    return {
      address: `address ${client}`,
      email: toHash(`email ${String(message.email).toLowerCase()}`),
      // Different visitors write the same short text, such as "Please call me".
      repeatedMessage: text.length < spamRules.repeatable ? undefined : toHash(`text ${text}`),
    };
  }

  return {
    score(features: SpamFeatures): Spam {
      const { points, quick, stored: levels } = spamRules;
      const { message, fillTime = Number.POSITIVE_INFINITY } = features;
      const keys = toKeys(features);
      const counts = (['address', 'email', 'repeatedMessage'] as const).map((reason): Reason => {
        const key = keys[reason];
        return [reason, toPoints(levels[reason], key ? (stored.get(key) ?? 0) : 0)];
      });
      const all: Reason[] = [
        ['honeypot', features.honeypotFilled ? points.honeypot : 0],
        ['unknownFields', features.hasUnknownFields ? points.unknownFields : 0],
        ['quick', fillTime < quick.milliseconds ? quick.points : 0],
        ...counts,
        ...findContentReasons(message),
      ];
      const reasons = all.filter(([, given]) => given > 0);
      const sum = reasons.reduce((total, [, given]) => total + given, 0);
      return {
        score: Math.min(sum, 100),
        isSuspect: sum >= spamRules.threshold,
        reasons: reasons.map(([reason]) => reason),
      };
    },
    /** Counts a stored message. */
    record(features: SpamFeatures) {
      for (const key of Object.values(toKeys(features))) {
        if (key) stored.set(key, (stored.get(key) ?? 0) + 1);
      }
    },
  };
}

const toHash = (text: string): string => createHash('sha256').update(text).digest('base64');

const NAME_FIELDS = ['firstName', 'lastName', 'name'];
/** Fields without free text. */
const NO_FREE_TEXT = ['email', 'phone', 'service', 'resume', 'resumeName', 'resumeType'];

const LINK = /https?:\/\/|\bwww\./gi;
const MARKUP = /\[(?:url|link)\b|<a\s[^>]{0,200}href/i;
const LATIN = /\p{Script=Latin}/u;
// The scripts with letters that look like Latin ones.
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

export function findContentReasons(message: Record<string, unknown>): Reason[] {
  const { points, links, mixedWords, lines } = spamRules;
  const toText = (names: string[]) => names.map((name) => String(message[name] ?? '')).join('\n');
  const countLinks = (text: string) => text.match(LINK)?.length ?? 0;
  const freeText = toText(Object.keys(message).filter((name) => !NO_FREE_TEXT.includes(name)));
  const isMixed = (word: string) => LATIN.test(word) && LOOKALIKES.test(word);
  const mixed = (freeText.match(/\p{L}+/gu) ?? []).filter(isMixed).length;
  const byLine = Map.groupBy(freeText.split('\n'), (line) => line.trim());
  const isRepeated = [...byLine].some(
    ([line, { length }]) => line.length >= lines.length && length >= lines.times,
  );
  const domain = String(message.email).split('@').at(-1)?.toLowerCase() ?? '';
  return [
    ['links', toPoints(links, countLinks(freeText))],
    ['linkInName', countLinks(toText(NAME_FIELDS)) > 0 ? points.linkInName : 0],
    ['markup', MARKUP.test(freeText) ? points.markup : 0],
    ['mixedScripts', mixed >= mixedWords ? points.mixedScripts : 0],
    ['repeatedLines', isRepeated ? points.repeatedLines : 0],
    ['throwAwayDomain', throwAwayDomains.has(domain) ? points.throwAwayDomain : 0],
  ];
}
