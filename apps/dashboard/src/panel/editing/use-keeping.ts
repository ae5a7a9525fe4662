import { useAllFormFields, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { attachSaver } from './attach-saver.ts';
import { openCopies } from './copies.ts';
import { readArticle } from './read-article.ts';
import { readNewest, saveDraft } from './save.ts';
import { createSaver, type Saver } from './saver.ts';
import { collectFields, pickWords, type Words } from './words.ts';

/** Keeps what is typed into the form around it, for as long as it is open. @returns the document's name among forms */
export function useKeeping(): string {
  const info = useDocumentInfo();
  const { user } = useAuth();
  const form = useForm();
  const [formState, dispatchFields] = useAllFormFields();
  const document = `${info.collectionSlug}/${info.id}`;
  const fields = collectFields(info.docConfig?.fields ?? []);
  const values = reduceFieldsToValues(formState, true);
  const words = pickWords(fields, values);
  const saver = useRef<Saver>(undefined);
  const account = user?.id;
  const isOpen = Boolean(info.id && info.hasSavePermission && !info.isTrashed);

  const apply = (taken: Words) => {
    for (const [path, value] of Object.entries(taken)) {
      // An editor shows another text only when its first one changes, too.
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true });
    }
    form.setModified(true);
  };
  // What is read and called long after this was drawn.
  const latest = useRef({ fields, words, values, apply, info, form });
  latest.current = { fields, words, values, apply, info, form };

  useLayoutEffect(() => {
    if (!isOpen || account === undefined) return;
    const address = `/cms-api/${document}`;
    const read = () => readArticle(latest.current.words);
    const made = createSaver({
      stored: latest.current.words,
      madeFrom: String(latest.current.values.updatedAt),
      read,
      apply: (taken) => latest.current.apply(taken),
      send: (sent, how) => saveDraft(address, sent, how),
      readNewest: () => readNewest(address),
      onStored(doc) {
        const { setData, setLastUpdateTime, setUnpublishedVersionCount } = latest.current.info;
        dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: doc.updatedAt });
        latest.current.form.setModified(false);
        setData(doc);
        setLastUpdateTime(Date.parse(doc.updatedAt));
        setUnpublishedVersionCount((count) => Math.max(1, count));
      },
      copies: openCopies(localStorage, account, document),
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
