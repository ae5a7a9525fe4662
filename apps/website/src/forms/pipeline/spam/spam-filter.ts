import { createHash } from 'node:crypto';
import type { Spam } from '@agency/contracts';
import { LRUCache } from 'lru-cache';
import { findContentReasons, type Reason } from './content-reasons.ts';
import { spamRules, toPoints } from './spam-rules.ts';

/** What is judged. */
export interface Suspicion {
  /** Whom limits count: an address, or the network of one. */
  client: string;
  message: Record<string, unknown>;
  /** Whether the field that people do not see was filled in. */
  isTrapped: boolean;
  /** Whether fields came that the form does not have. */
  hasUnknownFields: boolean;
  /** How long it was being filled in, in milliseconds; nothing where no script said so. */
  fillTime: number | undefined;
}

/** Judges messages by what they say and by what was stored before. It refuses nothing. */
export interface SpamFilter {
  judge(suspicion: Suspicion): Spam;
  /** Counts a message that was stored. */
  remember(suspicion: Suspicion): void;
}

/**
 * Makes a filter. It remembers addresses of clients, and hashes of e-mails and texts, in memory, for the period.
 * @param now milliseconds of a clock that nobody sets
 */
export function createSpamFilter(now = () => performance.now()): SpamFilter {
  const stored = new LRUCache<string, number>({
    max: 3 * spamRules.remembered,
    ttl: spamRules.period * 1000,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });

  function toKeys({ client, message }: Suspicion) {
    const text = String(message.message ?? '')
      .toLowerCase()
      .replace(/\s+/g, ' ');
    return {
      address: `address ${client}`,
      email: toHash(`email ${String(message.email).toLowerCase()}`),
      // Short ones, such as "Please call me", are many people's.
      repeatedMessage: text.length < spamRules.repeatable ? undefined : toHash(`text ${text}`),
    };
  }

  return {
    judge(suspicion) {
      const { points, quick, stored: levels } = spamRules;
      const keys = toKeys(suspicion);
      const counts = (['address', 'email', 'repeatedMessage'] as const).map((reason): Reason => {
        const key = keys[reason];
        return [reason, toPoints(levels[reason], key ? (stored.get(key) ?? 0) : 0)];
      });
      const isQuick = suspicion.fillTime !== undefined && suspicion.fillTime < quick.milliseconds;
      const reasons = (
        [
          ['honeypot', suspicion.isTrapped ? points.honeypot : 0],
          ['unknownFields', suspicion.hasUnknownFields ? points.unknownFields : 0],
          ['quick', isQuick ? quick.points : 0],
          ...counts,
          ...findContentReasons(suspicion.message),
        ] satisfies Reason[]
      ).filter(([, given]) => given > 0);
      const sum = reasons.reduce((total, [, given]) => total + given, 0);
      return {
        score: Math.min(sum, 100),
        isSuspect: sum >= spamRules.threshold,
        reasons: reasons.map(([reason]) => reason),
      };
    },
    remember(suspicion) {
      for (const key of Object.values(toKeys(suspicion))) {
        if (key) stored.set(key, (stored.get(key) ?? 0) + 1);
      }
    },
  };
}

const toHash = (text: string): string => createHash('sha256').update(text).digest('base64');
