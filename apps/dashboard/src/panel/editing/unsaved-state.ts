import { type FieldValues, findDifferences } from '../../collections/editing/field-values.ts';

/** State of the unsaved changes of a form. Times are the `updatedAt` of the newest version that the form knew then. */
export interface UnsavedState {
  /** The values of the latest version that has everything that was typed. */
  saved: FieldValues;
  /** Time of the oldest unsaved change; nothing if all are saved. */
  changedAt?: string | undefined;
  /** When the latest autosave began. */
  autosavedAt?: string | undefined;
  isSaving: boolean;
  storedAt: string;
  /** Whether a save is repeated, because its stored texts differ from those of the form. */
  isRetry?: boolean;
}

/** What a form shows in one render. */
export interface FormSnapshot {
  isModified: boolean;
  isSaving: boolean;
  /** `updatedAt` of the newest version that the form knows. */
  storedAt: string;
  /** The values of that version. */
  stored: FieldValues;
  values: FieldValues;
}

/**
 * The state after a render. Payload's form has no events: it is modified when something was typed, an autosave begins when it
 * is saving, and a save has succeeded when it knows another version and is not modified.
 */
export function observeForm(
  state: UnsavedState,
  { isModified, isSaving, storedAt, stored, values }: FormSnapshot,
): UnsavedState {
  const autosavedAt = isSaving && !state.isSaving ? storedAt : state.autosavedAt;
  const next = { ...state, autosavedAt, isSaving, storedAt };
  if (isModified) return { ...next, changedAt: state.changedAt ?? storedAt, isRetry: false };
  if (state.changedAt === undefined) return { ...next, changedAt: undefined, saved: values };
  // After a failed save the form is not modified either, but it knows no other version.
  if (storedAt === state.storedAt) return next;
  // Payload neither sends nor marks a key that is pressed as an autosave begins. One retry: the server may change texts.
  const unsent = state.isRetry ? {} : findUnsentTexts(state.saved, stored, values);
  const isRetry = Object.keys(unsent).length > 0;
  const changedAt = isRetry ? storedAt : undefined;
  return { ...next, changedAt, isRetry, saved: { ...values, ...unsent } };
}

/** The stored texts of the fields that were changed and are stored with another text. */
const findUnsentTexts = (saved: FieldValues, stored: FieldValues, values: FieldValues) =>
  Object.fromEntries(
    findDifferences(values, saved)
      .filter((name) => typeof values[name] === 'string' && values[name] !== (stored[name] ?? ''))
      .map((name) => [name, stored[name]]),
  );

/**
 * Whether an autosave has failed, unless one begins soon: there are changes, no save is under way, and no version was stored
 * since the oldest change or since the autosave began. Payload says that one begins for the first of several autosaves only,
 * and one that fails at once begins and ends within a render.
 */
export const hasFailedAutosave = ({ autosavedAt, changedAt, isSaving, storedAt }: UnsavedState) =>
  changedAt !== undefined && !isSaving && [autosavedAt, changedAt].includes(storedAt);
