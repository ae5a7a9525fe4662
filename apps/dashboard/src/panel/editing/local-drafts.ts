import type { FieldValues } from './field-values.ts';

/** Unsaved changes, stored in the browser. */
export interface LocalDraft {
  /** When the last of them was typed, ISO date. */
  at: string;
  /** The fields that differ from what was stored. */
  values: FieldValues;
}

/** The store of the local draft of one document and account. */
export interface LocalDraftStore {
  /** The copy, or nothing. */
  read(): LocalDraft | undefined;
  /** Stores a draft. Returns whether there was enough storage. */
  write(draft: LocalDraft): boolean;
  /** Removes the draft. */
  remove(): void;
}

const PREFIX = 'unsaved:';

/**
 * The copy of a document that an account is writing. A browser without storage, or with a full one, keeps none.
 * @param getStorage throws where site data are blocked
 */
export function openLocalDraft(
  getStorage: () => Storage,
  account: number | string,
  document: string,
): LocalDraftStore {
  const key = `${PREFIX}${account}:${document}`;
  return {
    read() {
      try {
        const draft = JSON.parse(getStorage().getItem(key) ?? 'null') as LocalDraft | null;
        return draft && typeof draft.values === 'object' ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    write(draft) {
      try {
        getStorage().setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove() {
      try {
        getStorage().removeItem(key);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}

/** Removes the local drafts of all accounts. */
export function clearLocalDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}
