import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useServerFunctions,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { attachSaver } from './attach-saver.ts';
import { openCopies } from './copies.ts';
import { readArticle } from './read-article.ts';
import { type FieldFault, readNewest, saveDraft } from './save.ts';
import { createSaver, type Saver } from './saver.ts';
import { collectFields, pickWords, type Words } from './words.ts';

/** Keeps what is typed into the form around it, for as long as it is open. @returns the document's name among forms */
export function useKeeping(): string {
  const info = useDocumentInfo();
  const { user } = useAuth();
  const form = useForm();
  const { problems } = useTranslations('editing').texts;
  const [formState, dispatchFields] = useAllFormFields();
  const document = `${info.collectionSlug}/${info.id}`;
  const fields = collectFields(info.docConfig?.fields ?? []);
  const values = reduceFieldsToValues(formState, true);
  const words = pickWords(fields, values);
  const saver = useRef<Saver>(undefined);
  const account = user?.id;
  const isOpen = Boolean(info.id && info.hasSavePermission && !info.isTrashed);

  const { getFormState } = useServerFunctions();

  async function applyRows(taken: Words): Promise<void> {
    const { state } = await getFormState({
      collectionSlug: info.collectionSlug ?? '',
      data: { ...latest.current.values, ...taken },
      docPermissions: info.docPermissions,
      docPreferences: await info.getDocPreferences(),
      id: info.id ?? '',
      operation: 'update',
      renderAllFields: true,
      schemaPath: info.collectionSlug ?? '',
      skipValidation: true,
    });
    // Until it is drawn, the form would say what it said before.
    if (state) flushSync(() => dispatchFields({ type: 'REPLACE_STATE', state }));
    form.setModified(true);
  }
  const apply = (taken: Words) => {
    const rows = new Set(fields.filter(({ isRows }) => isRows).map(({ name }) => name));
    if (Object.keys(taken).some((name) => rows.has(name))) return applyRows(taken);
    for (const [path, value] of Object.entries(taken)) {
      // An editor shows another text only when its first one changes, too.
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true });
    }
    form.setModified(true);
  };
  // What is read and called long after this was drawn.
  const latest = useRef({ fields, words, values, apply, info, form, formState, problems });
  latest.current = { fields, words, values, apply, info, form, formState, problems };

  useLayoutEffect(() => {
    if (!isOpen || account === undefined) return;
    const address = `/cms-api/${document}`;
    const read = () => readArticle(latest.current.words);
    let faulty: string[] = [];
    // At the fields, as Payload says what is wrong when a form is sent by its button.
    function showFaults(faults: FieldFault[]): void {
      if (faulty.length === 0 && faults.length === 0) return;
      for (const path of faulty) dispatchFields({ type: 'UPDATE', path, valid: true });
      faulty = faults.map(({ path }) => path);
      if (faults.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: faults });
      latest.current.form.setSubmitted(faults.length > 0);
    }
    const made = createSaver({
      stored: latest.current.words,
      madeFrom: String(latest.current.values.updatedAt),
      read,
      apply: (taken) => latest.current.apply(taken),
      async send(sent, how) {
        const answer = await saveDraft(address, sent, how, latest.current.problems);
        showFaults(answer.kind === 'failed' ? (answer.faults ?? []) : []);
        return answer;
      },
      readNewest: () => readNewest(address),
      onStored(doc) {
        const { setData, setLastUpdateTime, setUnpublishedVersionCount } = latest.current.info;
        dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: doc.updatedAt });
        // An unmodified form does not ask for the fields of a row that was added meanwhile, which would never come.
        if (!hasLoadingRow(latest.current.formState)) latest.current.form.setModified(false);
        setData(doc);
        setLastUpdateTime(Date.parse(doc.updatedAt));
        setUnpublishedVersionCount((count) => Math.max(1, count));
      },
      copies: openCopies(() => localStorage, account, document),
    });
    saver.current = made;
    const detach = attachSaver(document, made);
    // Before the first key: what an editor says then is what was stored.
    globalThis.document.addEventListener('focusin', read);
    return () => {
      globalThis.document.removeEventListener('focusin', read);
      detach();
      saver.current = undefined;
    };
  }, [document, isOpen, account, dispatchFields]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are read from the form's state
  useEffect(() => {
    const updatedAt = String(latest.current.values.updatedAt);
    saver.current?.noteStored(latest.current.words, updatedAt);
    saver.current?.change(latest.current.words);
  }, [formState]);
  useEffect(() => {
    const data = info.data ?? {};
    const { updatedAt } = data;
    if (updatedAt) saver.current?.noteStored(pickWords(latest.current.fields, data), updatedAt);
  }, [info.data]);
  return document;
}

const hasLoadingRow = (state: FormState): boolean =>
  Object.values(state).some(({ rows }) => rows?.some(({ isLoading }) => isLoading));
