import { toOverrides } from '@agency/content/differences';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toFieldPath } from '../../collections/content/field-names.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { attachSaver } from '../editing/attach-saver.ts';
import { openCopies } from '../editing/copies.ts';
import { type Answer, type Problems, readNewest, type Stored, saveDraft } from '../editing/save.ts';
import { createSaver, type Saver } from '../editing/saver.ts';
import { useSaver } from '../editing/use-saver.ts';
import type { Words } from '../editing/words.ts';
import type { Translations } from '../language/get-translations.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { findFaults } from './faults.ts';
import { setAt, type Tree } from './tree.ts';
import { toUnits, withUnits } from './units.ts';

interface UseWordsOptions {
  /** Name of the file. */
  contentKey: string;
  /** Number of the account that writes. */
  account: number;
  schema: FormSchema;
  /** The file as it is shipped. */
  original: Tree;
  /** The same with the changes that are stored. */
  stored: Tree;
  /** `updatedAt` of the newest version; empty where there is none. */
  madeFrom: string;
  /** Told of each version that was stored. */
  onStored(doc: Stored): void;
}

/** Where the words of a file are read and stored. */
export const toAddress = (contentKey: string) => `/cms-api/content/by-key/${contentKey}`;

/** State of the copy form, with the same autosave as a post. */
export function useWordsForm(options: UseWordsOptions) {
  const { contentKey, account, original, schema } = options;
  const [words, setWords] = useState(options.stored);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [isLocked, setLocked] = useState(false);
  // What is read and called long after this was drawn.
  const speech = {
    ...useTranslations('content'),
    problems: useTranslations('editing').texts.problems,
  };
  const latest = useRef({ words, speech, onStored: options.onStored });
  latest.current.speech = speech;
  latest.current.onStored = options.onStored;
  const first = useRef(options);
  const saver = useRef<Saver>(undefined);
  const name = `content/${contentKey}`;

  const put = useCallback(
    (next: Tree) => {
      latest.current.words = next;
      setWords(next);
      saver.current?.change(toUnits(schema, next));
    },
    [schema],
  );
  const change = useCallback(
    (place: string, value: unknown) => {
      put(setAt(latest.current.words, place.split('/'), value) as Tree);
    },
    [put],
  );

  useEffect(() => {
    const address = toAddress(contentKey);
    const toWords = (doc: Stored): Stored => ({
      ...toUnits(schema, putOverrides(original, (doc.fields ?? {}) as Overrides).changed),
      updatedAt: doc.updatedAt,
    });
    const made = createSaver({
      stored: toUnits(schema, first.current.stored),
      madeFrom: first.current.madeFrom,
      read: () => toUnits(schema, latest.current.words),
      apply: (taken) => put(withUnits(latest.current.words, taken)),
      async send(sent, how) {
        const answer = await send(
          address,
          { schema, original, words: sent },
          how,
          latest.current.speech,
        );
        const isRefused = answer.kind === 'failed';
        setRefused(toMap(isRefused ? answer.faults : undefined));
        setLocked(isRefused && answer.isLocked === true);
        return answer;
      },
      async readNewest() {
        const newest = await readNewest(address);
        return newest && toWords(newest);
      },
      onStored: (doc) => latest.current.onStored(doc),
      copies: openCopies(() => localStorage, account, name),
    });
    saver.current = made;
    const detach = attachSaver(name, made);
    return () => {
      detach();
      saver.current = undefined;
    };
  }, [contentKey, account, name, original, schema, put]);

  const fields = toOverrides(original, words);
  return {
    ...useSaver(name),
    words,
    /** What differs from the file. */
    fields,
    put,
    change,
    refused,
    /** Whether the last save met somebody else who types. */
    isLocked,
  };
}

const toMap = (faults: { path: string; message: string }[] = []) =>
  new Map(faults.map(({ path, message }) => [path, message]));

interface Sent {
  schema: FormSchema;
  original: Tree;
  words: Words;
}

// What is known to be refused is not asked for: the form says it at the field, and what is typed stays in the copy.
async function send(
  address: string,
  { schema, original, words }: Sent,
  how: Parameters<typeof saveDraft>[2],
  speech: Translations<'content'> & { problems: Problems },
): Promise<Answer> {
  const tree = withUnits({}, words);
  const [fault] = findFaults(schema, tree, speech);
  if (fault) {
    const problem = `${toFieldPath(schema, fault.place)}: ${fault.message}`;
    return { kind: 'failed', problem };
  }
  return saveDraft(address, { fields: toOverrides(original, tree) }, how, speech.problems);
}
