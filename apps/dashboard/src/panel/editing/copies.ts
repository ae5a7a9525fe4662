import type { Words } from './words.ts';

/** Words that were typed and are not stored yet, as the browser keeps them. */
export interface Copy {
  /** When the last of them was typed, ISO date. */
  at: string;
  /** The fields that differ from what was stored. */
  words: Words;
}

/** Where the copy of one document and account is kept. */
export interface CopyStore {
  /** The copy, or nothing. */
  read(): Copy | undefined;
  /** Keeps a copy. Says whether there was room for it. */
  write(copy: Copy): boolean;
  /** Throws it away. */
  remove(): void;
}

const PREFIX = 'unsaved:';

/**
 * The copy of a document that an account is writing. A browser without storage, or with a full one, keeps none.
 * @param getStorage throws where site data are blocked
 */
export function openCopies(
  getStorage: () => Storage,
  account: number | string,
  document: string,
): CopyStore {
  const key = `${PREFIX}${account}:${document}`;
  return {
    read() {
      try {
        const copy = JSON.parse(getStorage().getItem(key) ?? 'null') as Copy | null;
        return copy && typeof copy.words === 'object' ? copy : undefined;
      } catch {
        return undefined;
      }
    },
    write(copy) {
      try {
        getStorage().setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        getStorage().removeItem(key);
      } catch {
        // Nothing is kept there then.
      }
    },
  };
}

/** Throws every copy away, of all accounts: somebody leaves this browser. */
export function forgetCopies(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
