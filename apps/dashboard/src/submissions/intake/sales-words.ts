import { toSearchable } from '@agency/contracts';
import { LRUCache } from 'lru-cache';
import type { Payload, Where } from 'payload';
import type { Submission } from '../../payload-types.ts';
import phrases from './sales-phrases.json' with { type: 'json' };

/** Numbers of the rules (docs/decisions/0007-spam.md). */
const rules = {
  /** Phrases of each kind that make an offer. */
  phrases: 2,
  /** Minimum of examples, spam and real; minimum of words that they share with the message; maximum that is read. */
  marked: 10,
  real: 30,
  shared: 3,
  most: 300,
  /** Words that are so much more frequent in spam, and log-odds of the message. */
  share: 0.9,
  words: 5,
  odds: 7,
};

/** The words of messages that were marked as spam here, and of real ones. */
export type Examples = Record<'spam' | 'real', Set<string>[]>;

// Never name, e-mail address or telephone number.
const toText = ({ subject, message }: Submission['answers']) =>
  toSearchable(`${subject}\n${message}`.slice(0, 3000));

export const toWords = (answers: Submission['answers']): Set<string> =>
  new Set(toText(answers).match(/[\p{L}\p{N}]{3,30}/gu));

/** Phrases of an unmistakable offer of links, coins or pills, without any of a client. */
export function findOffer(answers: Submission['answers']): string[] {
  const text = toText(answers);
  const find = (list: string[]) => list.map(toSearchable).filter((phrase) => text.includes(phrase));
  const [things, offers] = [find(phrases.things), find(phrases.offers)];
  const isOffer = Math.min(things.length, offers.length) >= rules.phrases;
  const isPlain = find(phrases.contacts).length > 0 && find(phrases.asks).length === 0;
  return isOffer && isPlain ? [...things, ...offers] : [];
}

/**
 * Words of a message that is almost certainly spam by naive Bayes. Only examples that share words with it count: in
 * another language the commonest words would be those of spam. Words of real messages count sooner than those of spam.
 */
export function findLearnedWords(words: Set<string>, examples: Examples): string[] {
  const choose = (all: Set<string>[]) =>
    all.filter((one) => [...one].filter((word) => words.has(word)).length >= rules.shared);
  const [spam, real] = [choose(examples.spam), choose(examples.real)];
  if (spam.length < rules.marked || real.length < rules.real) return [];
  const shares = [...words].map((word): [word: string, share: number] => {
    const count = (all: Set<string>[]) => all.filter((one) => one.has(word)).length;
    const [bad, good] = [count(spam), count(real)];
    const share = bad ? bad / spam.length / (bad / spam.length + good / real.length) : 0;
    // Smoothed, because a word that was seen once says little.
    return [word, (0.5 + (bad + good) * share) / (1 + bad + good)];
  });
  const odds = shares
    .filter(([, share]) => share >= rules.share || share <= 0.3)
    .reduce((sum, [, share]) => sum + Math.log(share / (1 - share)), 0);
  const found = shares.filter(([, share]) => share >= rules.share).map(([word]) => word);
  return found.length >= rules.words && odds >= rules.odds ? found : [];
}

/** Examples, read every ten minutes. Nothing is stored, so nothing learned outlives its message for longer. */
const cache = new LRUCache<Payload, Examples>({
  max: 1,
  ttl: 600_000,
  async fetchMethod({ db }) {
    const read = async (where: Where) => {
      const { docs } = await db.find<Submission>({
        collection: 'submissions',
        sort: '-createdAt',
        limit: rules.most,
        pagination: false,
        where: { and: [{ form: { equals: 'contact' } }, where] },
      });
      return docs.map(({ answers }) => toWords(answers));
    };
    // Only what a person marked, so that no guess confirms itself.
    const spam = await read({ state: { equals: 'spam' }, putAside: { not_equals: true } });
    return { spam, real: await read({ state: { in: ['open', 'waiting', 'won', 'lost'] } }) };
  },
});

/** Why a contact message is put aside by its words; nothing if its sender had a reply or a release before. */
export async function findSalesWords(
  payload: Payload,
  answers: Submission['answers'],
): Promise<string[]> {
  const examples = (await cache.fetch(payload)) ?? { spam: [], real: [] };
  const words = [...findOffer(answers), ...findLearnedWords(toWords(answers), examples)];
  if (words.length === 0) return [];
  const released: Where = { putAside: { equals: true }, state: { not_equals: 'spam' } };
  const isKnown: Where = { or: [{ firstAnsweredAt: { exists: true } }, released] };
  const where: Where = { and: [{ email: { equals: answers.email?.toLowerCase() } }, isKnown] };
  const { totalDocs } = await payload.db.count({ collection: 'submissions', where });
  return totalDocs > 0 ? [] : [...new Set(words)].slice(0, 12);
}
