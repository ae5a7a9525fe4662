import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  collectEditableFields,
  type FieldValues,
  findDifferences,
  pickValues,
} from './field-values.ts';
import { type LocalDraft, openLocalDraft } from './local-drafts.ts';
import { type SaveAnswer, saveValues } from './save-values.ts';
import { forgetTypedEditors, readTypedEditors } from './track-editors.tsx';

/**
 * Payload's autosave begins 0.8 seconds after the last change. When none is under way and nothing was stored so long
 * after the change, it has failed; in milliseconds.
 */
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

/**
 * Stores what Payload's autosave has not saved yet in this browser, repeats a failed save, and saves on leaving the
 * form. Payload does none of these.
 */
export function useUnsavedText() {
  const info = useDocumentInfo();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const form = useForm();
  const [formState, dispatchFields] = useAllFormFields();
  const formId = toFormId(dispatchFields);
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const { getFormState } = useServerFunctions();
  const document = `${info.collectionSlug}/${info.id}`;
  const url = `/cms-api/${document}?locale=${locale}`;
  const fields = collectEditableFields(info.docConfig?.fields ?? []);
  const data = reduceFieldsToValues(formState, true);
  const values = pickValues(fields, data);
  const storedAt = String(info.data?.updatedAt);
  const localDraft = useMemo(
    () => openLocalDraft(Number(user?.id), `${document}/${locale}`),
    [user?.id, document, locale],
  );
  const [offer, setOffer] = useState<LocalDraft>();
  const [failure, setFailure] = useState<SaveAnswer>();
  // The values of the latest stored version, and whether there are later ones.
  const saved = useRef(values);
  const isPending = useRef(false);
  const version = useRef(storedAt);
  const hasCopy = useRef(true);
  // `storedAt` when the oldest pending change was made, and when the latest autosave began.
  const changedFrom = useRef<string>(undefined);
  const autosaveFrom = useRef<string>(undefined);
  const wasSaving = useRef(false);

  const readUnsaved = (): FieldValues => {
    const editors = Object.entries(readTypedEditors()).filter(([name]) => name in values);
    const now = { ...values, ...Object.fromEntries(editors) };
    return Object.fromEntries(findDifferences(saved.current, now).map((name) => [name, now[name]]));
  };
  const base = { formId, updatedAt: data.updatedAt };
  const latest = useRef({ base, data, readUnsaved, values });
  latest.current = { base, data, readUnsaved, values };

  // Payload replaces the whole state after this effect has run first, and later with data of the server.
  useEffect(() => {
    if (formState.formId?.value !== formId)
      dispatchFields({ type: 'UPDATE', path: 'formId', value: formId });
  }, [formState, formId, dispatchFields]);

  useEffect(() => {
    const draft = localDraft.read();
    const lost = Object.entries(draft?.values ?? {}).filter(
      ([name, value]) =>
        name in saved.current && findDifferences({ [name]: value }, saved.current).length > 0,
    );
    if (draft && lost.length > 0) setOffer({ at: draft.at, values: Object.fromEntries(lost) });
    else localDraft.remove();
  }, [localDraft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: stored with each change of the form
  useEffect(() => {
    if (!isModified) {
      // The response of a save may fill fields, such as the slug.
      if (!isPending.current) saved.current = values;
      return;
    }
    if (!isPending.current) changedFrom.current = storedAt;
    isPending.current = true;
    const unsaved = { ...offer?.values, ...readUnsaved() };
    hasCopy.current = localDraft.write({ at: new Date().toISOString(), values: unsaved });
  }, [formState, isModified, localDraft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a version was stored
  useEffect(() => {
    if (isModified || version.current === storedAt) return;
    version.current = storedAt;
    saved.current = latest.current.values;
    isPending.current = false;
    forgetTypedEditors();
    setFailure(undefined);
    if (!offer) localDraft.remove();
  }, [storedAt, localDraft]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes, or an autosave begins or ends
  useEffect(() => {
    // Payload's queue says that it has begun for the first of several autosaves only.
    if (isSaving && !wasSaving.current) autosaveFrom.current = storedAt;
    wasSaving.current = isSaving;
    // An autosave that fails at once begins and ends within a render.
    const isUnsaved = [autosaveFrom.current, changedFrom.current].includes(storedAt);
    if (isSaving || !isPending.current || !isUnsaved) return;
    const timer = setTimeout(() => void retry(), FAILED_AFTER);
    return () => clearTimeout(timer);
  }, [formState, isSaving, storedAt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry has failed
  useEffect(() => {
    // Another version is stored, which the editor has to see first.
    if (!failure || failure.status === 409) return;
    const again = () => void retry();
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
      const isUnsaved = isPending.current || Object.keys(readTypedEditors()).length > 0;
      if (!isUnsaved || Object.keys(unsaved).length === 0) return;
      localDraft.write({ at: new Date().toISOString(), values: unsaved });
      void saveValues(url, { ...unsaved, ...on }, { isLeaving: true });
    };
    // Without storage, the browser warns before text is lost.
    const warn = (event: BeforeUnloadEvent) => {
      if (isPending.current && !hasCopy.current) event.preventDefault();
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
    if (!isPending.current) return;
    const sent = latest.current.values;
    const answer = await saveValues(url, { ...sent, ...latest.current.base });
    if (!answer.doc) return setFailure(answer);
    setFailure(undefined);
    // Payload's form stays modified after a failed save; what was typed meanwhile is saved by the next one.
    if (findDifferences(sent, latest.current.values).length === 0) form.setModified(false);
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: answer.doc.updatedAt });
    // The server makes the slug from the title.
    if (typeof answer.doc.slug === 'string' && sent.slug === latest.current.values.slug)
      dispatchFields({ type: 'UPDATE', path: 'slug', value: answer.doc.slug });
    info.setData(answer.doc);
    info.setLastUpdateTime(Date.parse(answer.doc.updatedAt));
    info.setUnpublishedVersionCount((count) => Math.max(1, count));
  }

  /** Puts the text of an earlier visit into the form. */
  async function restore(): Promise<void> {
    if (!offer) return;
    const { state } = await getFormState({
      collectionSlug: info.collectionSlug ?? '',
      data: { ...latest.current.data, ...mergeTexts(latest.current.values, offer.values) },
      docPermissions: info.docPermissions,
      docPreferences: await info.getDocPreferences(),
      id: info.id ?? '',
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath: info.collectionSlug ?? '',
      skipValidation: true,
    });
    if (!state) return;
    setOffer(undefined);
    form.replaceState(state);
    form.setModified(true);
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
