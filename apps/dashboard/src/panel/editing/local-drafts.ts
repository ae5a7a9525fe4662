import type { FieldValues } from '../../collections/editing/field-values.ts';

/** Unsaved changes of one document and account, stored in the browser. */
export interface LocalDraft {
  /** When the last of them was typed, ISO date. */
  at: string;
  /** The fields that differ from what was stored. */
  values: FieldValues;
}

const PREFIX = 'unsaved:';

/** Site data may be blocked, and storage full. */
function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** The local draft of a document, in a browser with storage. */
export function openLocalDraft(account: number, document: string) {
  const key = `${PREFIX}${account}:${document}`;
  return {
    read: () =>
      tryStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as LocalDraft | null),
    /** Returns whether there was enough storage. */
    write: (values: FieldValues): boolean =>
      tryStorage((storage) => {
        const draft: LocalDraft = { at: new Date().toISOString(), values };
        storage.setItem(key, JSON.stringify(draft));
        return true;
      }) ?? false,
    remove: () => tryStorage((storage) => storage.removeItem(key)),
  };
}

/** Removes the local drafts of all accounts. */
export const clearLocalDrafts = () =>
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
