import type { ListedCaseStudy } from '@agency/contracts';
import { toCaseStudyResource } from './case-studies.ts';
import type { LossConfirmation } from './confirm-loss.ts';
import type { LastGoodCopies } from './last-good-copies.ts';
import type { Reader } from './reader.ts';
import { toKey } from './resources.ts';

/** Has the copies of case studies on the disk follow the list of them. */
export interface CaseStudyFollower {
  /** Told of every good answer: copies of what is gone go, and what is new or changed is kept. */
  note(key: string, data: unknown): Promise<void>;
}

interface CaseStudyFollowerOptions {
  reader: Reader;
  copies: LastGoodCopies;
  losses: LossConfirmation;
  /** Whether studies are fetched before anybody opens them. */
  keepsPages: boolean;
}

const LIST = toKey('case-studies');
const toStudyKey = (name: string) => toKey('case-study', name);

/** Follows the list whenever it changed. */
export function createCaseStudyFollower({
  reader,
  copies,
  losses,
  keepsPages,
}: CaseStudyFollowerOptions): CaseStudyFollower {
  let isFollowing = false;
  let followed: unknown;
  /** When each study that is kept last changed. */
  const kept = new Map<string, string>();

  async function forgetOthers(studies: readonly ListedCaseStudy[]): Promise<void> {
    const listed = new Set(studies.map(({ name }) => toStudyKey(name)));
    const known = copies.names().filter((key) => key.startsWith(toStudyKey('')));
    const gone = known.filter((key) => !listed.has(key));
    if (!losses.isConfirmed('case studies', known.length, known.length - gone.length)) return;
    for (const key of gone) await reader.forget(key);
  }

  /** One at a time and never while the dashboard struggles: visitors come first. */
  async function keepAll(studies: readonly ListedCaseStudy[]): Promise<boolean> {
    for (const { name, updated_at } of keepsPages ? studies : []) {
      if (kept.get(name) === updated_at) continue;
      const ask = kept.has(name) ? reader.readAnew : reader.copy;
      const reading = await ask(toCaseStudyResource(name));
      if (reading.status === 'failed') return false;
      kept.set(name, updated_at);
    }
    return true;
  }

  return {
    async note(key, data) {
      if (key !== LIST || isFollowing || followed === data) return;
      isFollowing = true;
      const studies = data as ListedCaseStudy[];
      try {
        await forgetOthers(studies);
        followed = (await keepAll(studies)) ? data : undefined;
      } finally {
        isFollowing = false;
      }
    },
  };
}
