import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  collectEditableFields,
  type FieldValues,
  findDifferences,
  pickValues,
} from '../../collections/editing/field-values.ts';
import type { RequestError } from '../request-dashboard.ts';
import { type LocalDraft, openLocalDraft } from './local-drafts.ts';
import { saveValues } from './save-values.ts';
import { forgetTypedEditors, readTypedEditors } from './track-editors.tsx';
import { hasFailedAutosave, observeForm, type UnsavedState } from './unsaved-state.ts';

/** An autosave begins 0.8 s after the last change. If nothing is stored after so many milliseconds, it has failed. */
const FAILED_AFTER = 2500;
const RETRY_AFTER = 5000;

/**
 * Ids of open forms by their `dispatchFields`: this hook is mounted again when the live preview opens, and the form is
 * not. The dashboard accepts saves of one form in any order; see `rejectStaleWrite`.
 */
const formIds = new WeakMap<object, string>();

function toFormId(form: object): string {
  const id = formIds.get(form) ?? Math.random().toString(36).slice(2);
  formIds.set(form, id);
  return id;
}

/** Stores in this browser what Payload's autosave has not saved, repeats a failed save, and saves on leaving. */
export function useUnsavedText() {
  const info = useDocumentInfo();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const { setModified } = useForm();
  const [formState, dispatchFields] = useAllFormFields();
  const formId = toFormId(dispatchFields);
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const document = `${info.collectionSlug}/${info.id}`;
  const url = `/cms-api/${document}?locale=${locale}`;
  const data = reduceFieldsToValues(formState, true);
  const values = pickValues(collectEditableFields(info.docConfig?.fields ?? []), data);
  const stored = info.data ?? {};
  const storedAt = String(stored.updatedAt);
  const localDraft = useMemo(
    () => openLocalDraft(Number(user?.id), `${document}/${locale}`),
    [user?.id, document, locale],
  );
  const [offer, setOffer] = useState<LocalDraft>();
  const [failure, setFailure] = useState<RequestError>();
  const state = useRef<UnsavedState>({ saved: values, isSaving: false, storedAt });
  const hasCopy = useRef(true);

  const readUnsaved = (): FieldValues => {
    const editors = Object.entries(readTypedEditors()).filter(([name]) => name in values);
    const now = { ...values, ...Object.fromEntries(editors) };
    const names = findDifferences(state.current.saved, now);
    return Object.fromEntries(names.map((name) => [name, now[name]]));
  };
  const base = { formId, updatedAt: data.updatedAt };
  // For what runs later than the render: timers, events and responses.
  const latest = useRef({ base, readUnsaved, retry, values });
  latest.current = { base, readUnsaved, retry, values };

  // Payload replaces the whole state after this effect has run first, and later with data of the server.
  useEffect(() => {
    if (formState.formId?.value !== formId)
      dispatchFields({ type: 'UPDATE', path: 'formId', value: formId });
  }, [formState, formId, dispatchFields]);

  useEffect(() => {
    const draft = localDraft.read();
    const lost = Object.entries(draft?.values ?? {}).filter(
      ([name, value]) =>
        name in state.current.saved &&
        findDifferences({ [name]: value }, state.current.saved).length > 0,
    );
    if (draft && lost.length > 0) setOffer({ at: draft.at, values: Object.fromEntries(lost) });
    else localDraft.remove();
  }, [localDraft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the form
  useEffect(() => {
    const before = state.current;
    state.current = observeForm(before, { isModified, isSaving, storedAt, stored, values });
    if (state.current.changedAt)
      hasCopy.current = localDraft.write({ ...offer?.values, ...readUnsaved() });
    else if (before.storedAt !== storedAt) {
      forgetTypedEditors();
      setFailure(undefined);
      if (!offer) localDraft.remove();
    }
    if (!hasFailedAutosave(state.current)) return;
    const timer = setTimeout(() => latest.current.retry(), FAILED_AFTER);
    return () => clearTimeout(timer);
  }, [formState, isModified, isSaving, storedAt, localDraft]);

  useEffect(() => {
    // Another version is stored, which the editor has to see first.
    if (!failure || failure.status === 409) return;
    const again = () => latest.current.retry();
    const timer = setTimeout(again, RETRY_AFTER);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failure]);

  useEffect(() => {
    const leave = () => {
      const { base: on, readUnsaved: read } = latest.current;
      const unsaved = read();
      const isUnsaved = state.current.changedAt || Object.keys(readTypedEditors()).length > 0;
      if (!isUnsaved || Object.keys(unsaved).length === 0) return;
      localDraft.write(unsaved);
      saveValues(url, { ...unsaved, ...on }, { isLeaving: true }).catch(() => undefined);
    };
    // Without storage, the browser warns before text is lost.
    const warn = (event: BeforeUnloadEvent) => {
      if (state.current.changedAt && !hasCopy.current) event.preventDefault();
    };
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', warn);
      leave();
    };
  }, [url, localDraft]);

  async function retry(): Promise<void> {
    if (!state.current.changedAt) return;
    const sent = latest.current.values;
    const saving = saveValues(url, { ...sent, ...latest.current.base });
    const doc = await saving.catch((error: RequestError) => setFailure(error));
    if (!doc) return;
    setFailure(undefined);
    // Payload's form stays modified after a failed save; what was typed meanwhile is saved by the next one.
    if (findDifferences(sent, latest.current.values).length === 0) setModified(false);
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: doc.updatedAt });
    // The server makes the slug from the title.
    if (typeof doc.slug === 'string' && sent.slug === latest.current.values.slug)
      dispatchFields({ type: 'UPDATE', path: 'slug', value: doc.slug });
    info.setData(doc);
    info.setLastUpdateTime(Date.parse(doc.updatedAt));
    info.setUnpublishedVersionCount((count) => Math.max(1, count));
  }

  /**
   * Saves the text of an earlier visit, and loads the form again.
   * @throws {RequestError}
   */
  async function restore(): Promise<void> {
    const restored = { ...readUnsaved(), ...mergeTexts(values, offer?.values ?? {}) };
    await saveValues(url, { ...restored, ...base });
    // Leaving saves nothing then.
    state.current = { ...state.current, changedAt: undefined };
    forgetTypedEditors();
    localDraft.remove();
    location.reload();
  }

  function discard(): void {
    setOffer(undefined);
    localDraft.remove();
  }

  return { discard, failure, offer, restore, retry };
}

/** The texts of a page are one value: those that a colleague has changed meanwhile stay. */
const mergeTexts = (stored: FieldValues, own: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      const isMerged = isRecord(value) && isRecord(stored[name]) && !('root' in value);
      return [name, isMerged ? { ...(stored[name] as object), ...value } : value];
    }),
  );

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
