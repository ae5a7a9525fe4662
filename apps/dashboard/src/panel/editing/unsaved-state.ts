import type { FieldValues } from '../../collections/editing/field-values.ts';

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
}

/** What a form shows in one render. */
export interface FormSnapshot {
  isModified: boolean;
  isSaving: boolean;
  /** `updatedAt` of the newest version that the form knows. */
  storedAt: string;
  values: FieldValues;
}

/**
 * The state after a render. Payload's form has no events: it is modified when something was typed, an autosave begins when it
 * is saving, and a save has succeeded when it knows another version and is not modified.
 */
export function observeForm(
  state: UnsavedState,
  { isModified, isSaving, storedAt, values }: FormSnapshot,
): UnsavedState {
  const autosavedAt = isSaving && !state.isSaving ? storedAt : state.autosavedAt;
  const next = { ...state, autosavedAt, isSaving, storedAt };
  if (isModified) return { ...next, changedAt: state.changedAt ?? storedAt };
  // After a failed save the form is not modified either, but it knows no other version.
  const isSaved = state.changedAt === undefined || storedAt !== state.storedAt;
  return isSaved ? { ...next, changedAt: undefined, saved: values } : next;
}

/**
 * Whether an autosave has failed, unless one begins soon: there are changes, no save is under way, and no version was stored
 * since the oldest change or since the autosave began. Payload says that one begins for the first of several autosaves only,
 * and one that fails at once begins and ends within a render.
 */
export const hasFailedAutosave = ({ autosavedAt, changedAt, isSaving, storedAt }: UnsavedState) =>
  changedAt !== undefined && !isSaving && [autosavedAt, changedAt].includes(storedAt);
