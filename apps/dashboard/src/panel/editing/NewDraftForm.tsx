'use client';

import { defaultLanguage, languages } from '@agency/content/languages';
import { toTextLanguage } from '@agency/content/text-language';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { type Option, Select } from '../controls/Select.tsx';
import { TaskForm } from '../controls/TaskForm.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { openLocalDraft } from './local-drafts.ts';

/** The field that a document begins with, and the text after it. A case study is written in the default language first. */
const firstFields = {
  blogs: { field: 'title', maxLength: 160, hasLanguage: true, next: '#field-content' },
  openings: { field: 'title', maxLength: 120, hasLanguage: true, next: '#field-description' },
  'case-studies': { field: 'client', maxLength: 60, hasLanguage: false, next: '' },
} as const;

export type CreatableCollection = keyof typeof firstFields;

interface NewDraftFormProps {
  account: number;
  collection: CreatableCollection;
  /** Of openings. */
  offices: readonly Option[];
}

/** The form for the first field of a document, which creates the draft. Until then the input is a local draft. */
export function NewDraftForm({ account, collection, offices }: NewDraftFormProps) {
  const { language: panelLanguage, texts, t } = useTranslations('editing');
  const { create } = texts;
  const labels = create[collection];
  const { field, maxLength, hasLanguage, next } = firstFields[collection];
  const router = useRouter();
  const [title, setTitle] = useState('');
  const [office, setOffice] = useState(String(offices[0]?.[0]));
  // Until one is selected, it is detected from the title.
  const [chosen, setChosen] = useState<string>();
  const language = chosen ?? toTextLanguage(title, panelLanguage).tag;
  const isPost = collection === 'blogs';
  const isOpening = collection === 'openings';
  // A post is in one language, and has no localised fields.
  const locale = hasLanguage && !isPost ? language : defaultLanguage.tag;
  const open = () => openLocalDraft(account, `${collection}/new`);
  const type = (text: string) => {
    setTitle(text);
    open().write({ [field]: text });
  };
  // The local draft was read before, and contains earlier input.
  const input = usePreHydrationInput<HTMLInputElement>(title, type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened
  useEffect(() => setTitle(String(open().read()?.values[field] ?? '')), []);

  async function save(): Promise<true> {
    if (!title.trim()) throw new Error(labels.missing);
    const more = { ...(isPost && { language }), ...(isOpening && { office }) };
    const body = { [field]: title.trim(), ...more, _status: 'draft' };
    const { doc } = await requestDashboard<{ doc: { id: number } }>(
      `/cms-api/${collection}?draft=true&depth=0&locale=${locale}`,
      { method: 'POST', body },
    );
    // Payload may respond before its commit fails.
    const path = `${collection}/${doc.id}`;
    await requestDashboard(`/cms-api/${path}?draft=true&depth=0`);
    open().remove();
    // The caret is in the text (`track-editors.tsx`).
    router.push(`/admin/collections/${path}?locale=${locale}${next}`);
    return true;
  }

  return (
    <>
      <SetStepNav
        nav={[
          { label: labels.list, url: `/admin/collections/${collection}` },
          { label: labels.heading },
        ]}
      />
      <main>
        <Gutter className="panel-screen new-post">
          <h1>{labels.heading}</h1>
          <TaskForm task={save} submitLabel={create.start}>
            <label>
              {labels.field}
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
            <small>
              {t(create.characters, { length: title.length, most: maxLength })} · {create.kept}
            </small>
            {hasLanguage && (
              <Select
                label={texts.languages.language}
                value={language}
                options={languages.map(({ tag, name }) => [tag, name, tag])}
                onChoose={setChosen}
              />
            )}
            {isOpening && (
              <Select label={create.office} value={office} options={offices} onChoose={setOffice} />
            )}
          </TaskForm>
        </Gutter>
      </main>
    </>
  );
}
