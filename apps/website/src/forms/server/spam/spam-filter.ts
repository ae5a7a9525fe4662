import { createHash } from 'node:crypto';
import type { Spam } from '@agency/contracts';
import { LRUCache } from 'lru-cache';
import type { SentForm } from '../submission.ts';
import { findContentReasons, type Reason } from './content-reasons.ts';
import { spamRules, toPoints } from './spam-rules.ts';

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

export function toSpamFeatures(
  message: Record<string, unknown>,
  { honeypot, hasUnknownFields, fillTime }: SentForm,
  client: string,
): SpamFeatures {
  return {
    ...{ client, message, hasUnknownFields },
    honeypotFilled: Boolean(honeypot),
    fillTime: fillTime && /^\d{1,12}$/.test(fillTime) ? Number(fillTime) : undefined,
  };
}

/**
 * Creates a filter. For the period it remembers rate-limit keys, and hashes of e-mail addresses and texts.
 * @param now milliseconds of a monotonic clock
 */
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
    /** Counts a stored message. */
    record(features: SpamFeatures) {
      for (const key of Object.values(toKeys(features))) {
        if (key) stored.set(key, (stored.get(key) ?? 0) + 1);
      }
    },
  };
}

const toHash = (text: string): string => createHash('sha256').update(text).digest('base64');
