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
const LANGUAGE_LIST = `${toKey('language-case-studies')}.`;

/** The language whose list a key names, by its tag; nothing where it names no such list. */
function findList(key: string): { tag?: string } | undefined {
  if (key === LIST) return {};
  return key.startsWith(LANGUAGE_LIST) ? { tag: key.slice(LANGUAGE_LIST.length) } : undefined;
}

/** Follows the lists whenever they change. */
export function createCaseStudyFollower(options: CaseStudyFollowerOptions): CaseStudyFollower {
  const lists = new Map<string | undefined, ReturnType<typeof followList>>();
  return {
    async note(key, data) {
      const list = findList(key);
      if (!list) return;
      const follow = lists.get(list.tag) ?? followList(options, list.tag);
      lists.set(list.tag, follow);
      await follow(data as ListedCaseStudy[]);
    },
  };
}

/** @param tag of the list's language; that of the default one when it is left out */
function followList(
  { reader, copies, losses, keepsPages }: CaseStudyFollowerOptions,
  tag: string | undefined,
) {
  let isFollowing = false;
  let followed: unknown;
  /** When each study that is kept last changed. */
  const kept = new Map<string, string>();
  const toStudyKey = (name: string) => toCaseStudyResource(name, tag).key;
  const isOfList = (key: string) =>
    tag === undefined
      ? key.startsWith(`${toKey('case-study')}.`)
      : key.startsWith(`${toKey('language-case-study')}.`) && key.endsWith(`.${tag}`);

  async function forgetOthers(studies: readonly ListedCaseStudy[]): Promise<void> {
    const listed = new Set(studies.map(({ name }) => toStudyKey(name)));
    const known = copies.names().filter(isOfList);
    const gone = known.filter((key) => !listed.has(key));
    const lost = tag === undefined ? 'case studies' : `case studies ${tag}`;
    if (!losses.isConfirmed(lost, known.length, known.length - gone.length)) return;
    for (const key of gone) await reader.forget(key);
  }

  /** One at a time and never while the dashboard struggles: visitors come first. */
  async function keepAll(studies: readonly ListedCaseStudy[]): Promise<boolean> {
    for (const { name, updated_at } of keepsPages ? studies : []) {
      if (kept.get(name) === updated_at) continue;
      const ask = kept.has(name) ? reader.readAnew : reader.copy;
      const reading = await ask(toCaseStudyResource(name, tag));
      if (reading.status === 'failed') return false;
      kept.set(name, updated_at);
    }
    return true;
  }

  return async (studies: ListedCaseStudy[]): Promise<void> => {
    if (isFollowing || followed === studies) return;
    isFollowing = true;
    try {
      await forgetOthers(studies);
      followed = (await keepAll(studies)) ? studies : undefined;
    } finally {
      isFollowing = false;
    }
  };
}
