import { createHash } from 'node:crypto';
import type { Spam } from '@agency/contracts';
import { LRUCache } from 'lru-cache';
import { findContentReasons, type Reason } from './content-reasons.ts';
import type { SpamFeatures } from './spam-features.ts';
import { spamRules, toPoints } from './spam-rules.ts';

/** Scores messages by their content and by what was stored before. It rejects nothing. */
export interface SpamFilter {
  score(features: SpamFeatures): Spam;
  /** Counts a stored message. */
  record(features: SpamFeatures): void;
}

/**
 * Creates a filter. It keeps rate-limit keys, and hashes of e-mail addresses and texts, in memory for the period.
 * @param now milliseconds of a monotonic clock
 */
export function createSpamFilter(now = () => performance.now()): SpamFilter {
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
      // Different people write short ones, such as "Please call me".
      repeatedMessage: text.length < spamRules.repeatable ? undefined : toHash(`text ${text}`),
    };
  }

  return {
    score(features) {
      const { points, quick, stored: levels } = spamRules;
      const keys = toKeys(features);
      const counts = (['address', 'email', 'repeatedMessage'] as const).map((reason): Reason => {
        const key = keys[reason];
        return [reason, toPoints(levels[reason], key ? (stored.get(key) ?? 0) : 0)];
      });
      const isQuick = features.fillTime !== undefined && features.fillTime < quick.milliseconds;
      const reasons = (
        [
          ['honeypot', features.honeypotFilled ? points.honeypot : 0],
          ['unknownFields', features.hasUnknownFields ? points.unknownFields : 0],
          ['quick', isQuick ? quick.points : 0],
          ...counts,
          ...findContentReasons(features.message),
        ] satisfies Reason[]
      ).filter(([, given]) => given > 0);
      const sum = reasons.reduce((total, [, given]) => total + given, 0);
      return {
        score: Math.min(sum, 100),
        isSuspect: sum >= spamRules.threshold,
        reasons: reasons.map(([reason]) => reason),
      };
    },
    record(features) {
      for (const key of Object.values(toKeys(features))) {
        if (key) stored.set(key, (stored.get(key) ?? 0) + 1);
      }
    },
  };
}

const toHash = (text: string): string => createHash('sha256').update(text).digest('base64');
