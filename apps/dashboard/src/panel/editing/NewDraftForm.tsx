'use client';

import { languages } from '@agency/content/languages';
import { toTextLanguage } from '@agency/content/text-language';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { toSentence } from '../inbox/send.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { noteMade } from './begin-writing.ts';
import { openCopies } from './copies.ts';
import { makeDraft } from './make-draft.ts';

interface NewDraftFormProps {
  account: number;
  collection: 'blogs' | 'case-studies' | 'openings';
  /** The field a document begins with, and what people call it. */
  field: 'title' | 'client';
  label: string;
  maxLength: number;
  /** Said when it is empty. */
  missing: string;
  /** Words of the button. */
  act: string;
  /** Whether it is written in one of the languages of the website. */
  hasLanguage?: boolean;
}

/** Asks for what a document begins with and makes the draft. What is typed stays in this browser until then. */
export function NewDraftForm({
  account,
  collection,
  field,
  label,
  maxLength,
  missing,
  act,
  hasLanguage = false,
}: NewDraftFormProps) {
  const {
    language: spoken,
    texts: { create, languages: says },
    t,
  } = useTranslations('editing');
  const router = useRouter();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Until somebody chooses one, it follows the letters of the title.
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? toTextLanguage(title, spoken).tag;
  const open = () => openCopies(() => localStorage, account, `${collection}/new`);
  const type = (text: string) => {
    setTitle(text);
    open().write({ at: new Date().toISOString(), words: { [field]: text } });
  };
  // What was typed before is in the copy by then.
  const input = useTypedBefore<HTMLInputElement>(title, type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened
  useEffect(() => setTitle(String(open().read()?.words[field] ?? '')), []);

  async function make() {
    setBusy(true);
    try {
      const id = await makeDraft(
        collection,
        { [field]: title.trim(), ...(hasLanguage && { language }) },
        create.lost,
      );
      open().remove();
      noteMade(`${collection}/${id}`);
      router.push(`/admin/collections/${collection}/${id}`);
    } catch (error) {
      setProblem(toSentence(error));
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!title.trim()) setProblem(missing);
        else if (!isBusy) void make();
      }}
    >
      <label>
        {label}
        <input
          // biome-ignore lint/a11y/noAutofocus: the one thing to do on this page
          autoFocus
          ref={input}
          dir="auto"
          maxLength={maxLength}
          value={title}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <small>{t(create.characters, { length: title.length, most: maxLength })}</small>
      {hasLanguage && (
        <label>
          {says.language}
          <select value={language} onChange={({ target }) => setChosen(target.value)}>
            {languages.map(({ tag, name }) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">{act}</button>
    </form>
  );
}
