import { toOverrides } from '@agency/content/differences';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFieldLabelPath } from '../../collections/content/field-labels.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { attachAutosave } from '../editing/attach-autosave.ts';
import { type Autosave, createAutosave } from '../editing/autosave.ts';
import type { FieldValues } from '../editing/field-values.ts';
import { openLocalDraft } from '../editing/local-drafts.ts';
import {
  fetchNewest,
  type SaveMessages,
  type SaveResult,
  type StoredDocument,
  saveDraft,
} from '../editing/save-draft.ts';
import { useAutosave } from '../editing/use-autosave.ts';
import type { Translations } from '../language/get-translations.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type ContentTree, setAt } from './content-tree.ts';
import { applyFieldValues, toFieldValues } from './field-values.ts';
import { validateContent } from './validate-content.ts';

interface ContentFormOptions {
  /** Name of the file. */
  contentKey: string;
  /** Number of the account that writes. */
  account: number;
  schema: FormSchema;
  /** The default content. */
  original: ContentTree;
  /** The same with the changes that are stored. */
  stored: ContentTree;
  /** `updatedAt` of the newest version; empty where there is none. */
  baseVersion: string;
  /** Called after each stored version. */
  onStored(doc: StoredDocument): void;
}

/** API URL of a content document. */
export const toContentUrl = (contentKey: string) => `/cms-api/content/by-key/${contentKey}`;

/** State of the copy form, with the same autosave as a post. */
export function useContentForm(options: ContentFormOptions) {
  const { contentKey, account, original, schema } = options;
  const [content, setContent] = useState(options.stored);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [isLocked, setLocked] = useState(false);
  // What is read and called long after this was drawn.
  const translations = {
    ...useTranslations('content'),
    problems: useTranslations('editing').texts.problems,
  };
  const latest = useRef({ content, translations, onStored: options.onStored });
  latest.current.translations = translations;
  latest.current.onStored = options.onStored;
  const first = useRef(options);
  const autosave = useRef<Autosave>(undefined);
  const name = `content/${contentKey}`;

  const put = useCallback(
    (next: ContentTree) => {
      latest.current.content = next;
      setContent(next);
      autosave.current?.change(toFieldValues(schema, next));
    },
    [schema],
  );
  const change = useCallback(
    (fieldPath: string, value: unknown) => {
      put(setAt(latest.current.content, fieldPath.split('/'), value) as ContentTree);
    },
    [put],
  );

  useEffect(() => {
    const url = toContentUrl(contentKey);
    const toValues = (doc: StoredDocument): StoredDocument => ({
      ...toFieldValues(schema, putOverrides(original, (doc.fields ?? {}) as Overrides).changed),
      updatedAt: doc.updatedAt,
    });
    const created = createAutosave({
      stored: toFieldValues(schema, first.current.stored),
      baseVersion: first.current.baseVersion,
      read: () => toFieldValues(schema, latest.current.content),
      apply: (values) => put(applyFieldValues(latest.current.content, values)),
      async send(sent, how) {
        const response = await send(
          url,
          { schema, original, values: sent },
          how,
          latest.current.translations,
        );
        const isRefused = response.kind === 'failed';
        setErrors(toMap(isRefused ? response.errors : undefined));
        setLocked(isRefused && response.isLocked === true);
        return response;
      },
      async fetchNewest() {
        const newest = await fetchNewest(url);
        return newest && toValues(newest);
      },
      onStored: (doc) => latest.current.onStored(doc),
      localDraft: openLocalDraft(() => localStorage, account, name),
    });
    autosave.current = created;
    const detach = attachAutosave(name, created);
    return () => {
      detach();
      autosave.current = undefined;
    };
  }, [contentKey, account, name, original, schema, put]);

  const fields = toOverrides(original, content);
  return {
    ...useAutosave(name),
    content,
    /** What differs from the file. */
    fields,
    put,
    change,
    errors,
    /** Whether another user holds the lock. */
    isLocked,
  };
}

const toMap = (faults: { path: string; message: string }[] = []) =>
  new Map(faults.map(({ path, message }) => [path, message]));

interface Sent {
  schema: FormSchema;
  original: ContentTree;
  values: FieldValues;
}

// Invalid content is not sent: the form shows the errors, and the local draft keeps the changes.
async function send(
  url: string,
  { schema, original, values }: Sent,
  how: Parameters<typeof saveDraft>[2],
  translations: Translations<'content'> & { problems: SaveMessages },
): Promise<SaveResult> {
  const tree = applyFieldValues({}, values);
  const [error] = validateContent(schema, tree, translations);
  if (error) {
    const problem = `${toFieldLabelPath(schema, error.path)}: ${error.message}`;
    return { kind: 'failed', problem };
  }
  return saveDraft(url, { fields: toOverrides(original, tree) }, how, translations.problems);
}
