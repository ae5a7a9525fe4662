'use client';

import { defaultLanguage, languages } from '@agency/content/languages';
import { toTextLanguage } from '@agency/content/text-language';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { toErrorMessage } from '../inbox/request-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { openLocalDraft } from './local-drafts.ts';

interface NewDraftFormProps {
  account: number;
  /** Names of the list and of this page. */
  list: string;
  heading: string;
  collection: 'blogs' | 'case-studies' | 'openings';
  /** The field a document begins with, and what people call it. */
  field: 'title' | 'client';
  label: string;
  maxLength: number;
  /** The error message for an empty field. */
  missingText: string;
  /** Words of the button. */
  buttonLabel: string;
  /** Whether it is written in one of the languages of the website. */
  hasLanguage?: boolean;
}

/** The form for the first field of a document, which creates the draft. Until then the input is a local draft. */
export function NewDraftForm({
  account,
  list,
  heading,
  collection,
  field,
  label,
  maxLength,
  missingText,
  buttonLabel,
  hasLanguage = false,
}: NewDraftFormProps) {
  const {
    language: translations,
    texts: { create, languages: labels },
    t,
  } = useTranslations('editing');
  const router = useRouter();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // Until one is selected, it is detected from the title.
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? toTextLanguage(title, translations).tag;
  const isPost = collection === 'blogs';
  // A post is in one language, and has no localized fields.
  const locale = hasLanguage && !isPost ? language : defaultLanguage.tag;
  const open = () => openLocalDraft(() => localStorage, account, `${collection}/new`);
  const type = (text: string) => {
    setTitle(text);
    open().write({ at: new Date().toISOString(), values: { [field]: text } });
  };
  // What was typed before is in the copy by then.
  const input = usePreHydrationInput<HTMLInputElement>(title, type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened
  useEffect(() => setTitle(String(open().read()?.values[field] ?? '')), []);

  async function create_() {
    setBusy(true);
    try {
      const body = { [field]: title.trim(), ...(isPost && { language }), _status: 'draft' };
      const { doc } = await requestDashboard<{ doc: { id: number } }>(
        `/cms-api/${collection}?draft=true&depth=0&locale=${locale}`,
        { method: 'POST', body, networkError: create.lost },
      );
      // Payload may respond before its commit fails.
      await requestDashboard(`/cms-api/${collection}/${doc.id}?draft=true&depth=0`, {
        networkError: create.lost,
      });
      open().remove();
      router.push(`/admin/collections/${collection}/${doc.id}?locale=${locale}`);
    } catch (error) {
      setProblem(toErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <>
      <SetStepNav
        nav={[{ label: list, url: `/admin/collections/${collection}` }, { label: heading }]}
      />
      <main>
        <Gutter className="new-post">
          <h1>{heading}</h1>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (!title.trim()) setProblem(missingText);
              else if (!isBusy) void create_();
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
                {labels.language}
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
            <button type="submit">{buttonLabel}</button>
          </form>
        </Gutter>
      </main>
    </>
  );
}
