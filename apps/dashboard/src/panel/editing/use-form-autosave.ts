import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useLocale,
  useServerFunctions,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { attachAutosave } from './attach-autosave.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { collectEditableFields, type FieldValues, pickValues } from './field-values.ts';
import { openLocalDraft } from './local-drafts.ts';
import { readEditorState } from './read-editor-state.ts';
import { type FieldError, fetchNewest, saveDraft } from './save-draft.ts';

/** Saves the surrounding form automatically while it is open. @returns the document's key, `blogs/5` */
export function useFormAutosave(): string {
  const info = useDocumentInfo();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const form = useForm();
  const { problems } = useTranslations('editing').texts;
  const [formState, dispatchFields] = useAllFormFields();
  const document = `${info.collectionSlug}/${info.id}`;
  const fields = collectEditableFields(info.docConfig?.fields ?? []);
  const values = reduceFieldsToValues(formState, true);
  const fieldValues = pickValues(fields, values);
  const autosave = useRef<Autosave>(undefined);
  const account = user?.id;
  const isOpen = Boolean(info.id && info.hasSavePermission && !info.isTrashed);

  const { getFormState } = useServerFunctions();

  async function applyRows(changed: FieldValues): Promise<void> {
    const { state } = await getFormState({
      collectionSlug: info.collectionSlug ?? '',
      data: { ...latest.current.values, ...changed },
      docPermissions: info.docPermissions,
      docPreferences: await info.getDocPreferences(),
      id: info.id ?? '',
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath: info.collectionSlug ?? '',
      skipValidation: true,
    });
    // Until the next render, the form would return its previous values.
    if (state) flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state }));
    form.setModified(true);
  }
  const apply = (changed: FieldValues) => {
    const rows = new Set(fields.filter(({ isRows }) => isRows).map(({ name }) => name));
    if (Object.keys(changed).some((name) => rows.has(name))) return applyRows(changed);
    for (const [path, value] of Object.entries(changed)) {
      // A rich text editor shows a new value only if its initial value changes too.
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true });
    }
    form.setModified(true);
  };
  // Read by callbacks after this render.
  const latest = useRef({ fields, fieldValues, values, apply, info, form, formState, problems });
  latest.current = { fields, fieldValues, values, apply, info, form, formState, problems };

  useLayoutEffect(() => {
    if (!isOpen || account === undefined) return;
    const url = `/cms-api/${document}`;
    const read = () => readEditorState(latest.current.fieldValues);
    let invalidPaths: string[] = [];
    // Shows errors at their fields, as Payload does after a submit.
    function showErrors(errors: FieldError[]): void {
      if (invalidPaths.length === 0 && errors.length === 0) return;
      for (const path of invalidPaths) dispatchFields({ type: 'UPDATE', path, valid: true });
      invalidPaths = errors.map(({ path }) => path);
      if (errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors });
      latest.current.form.setSubmitted(errors.length > 0);
    }
    const created = createAutosave({
      stored: latest.current.fieldValues,
      baseVersion: String(latest.current.values.updatedAt),
      read,
      apply: (changed) => latest.current.apply(changed),
      async send(sent, options) {
        const result = await saveDraft(url, sent, { ...options, locale }, latest.current.problems);
        showErrors(result.kind === 'failed' ? (result.errors ?? []) : []);
        return result;
      },
      fetchNewest: () => fetchNewest(url, locale),
      onStored(doc) {
        const { setData, setLastUpdateTime, setUnpublishedVersionCount } = latest.current.info;
        dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: doc.updatedAt });
        // An unmodified form does not load the fields of a row that was added meanwhile.
        if (!hasLoadingRow(latest.current.formState)) latest.current.form.setModified(false);
        setData(doc);
        setLastUpdateTime(Date.parse(doc.updatedAt));
        setUnpublishedVersionCount((count) => Math.max(1, count));
      },
      localDraft: openLocalDraft(() => localStorage, account, `${document}/${locale}`),
    });
    autosave.current = created;
    const detach = attachAutosave(document, created);
    // Before the first key: an editor then returns what is stored.
    globalThis.document.addEventListener('focusin', read);
    return () => {
      globalThis.document.removeEventListener('focusin', read);
      detach();
      autosave.current = undefined;
    };
  }, [document, locale, isOpen, account, dispatchFields]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are read from the form's state
  useEffect(() => {
    const updatedAt = String(latest.current.values.updatedAt);
    autosave.current?.markStored(latest.current.fieldValues, updatedAt);
    autosave.current?.change(latest.current.fieldValues);
  }, [formState]);
  useEffect(() => {
    const data = info.data ?? {};
    const { updatedAt } = data;
    if (updatedAt) autosave.current?.markStored(pickValues(latest.current.fields, data), updatedAt);
  }, [info.data]);
  return document;
}

const hasLoadingRow = (state: FormState): boolean =>
  Object.values(state).some(({ rows }) => rows?.some(({ isLoading }) => isLoading));
