'use client';

import { toOverrides } from '@agency/content/differences';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { useField, useForm } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ContentTree, getAt, setAt } from '../../collections/content/content-tree.ts';
import type { EditedCopy } from '../../collections/content/edited-copy.ts';
import { toFieldLabelPath } from '../../collections/content/field-labels.ts';
import { toSourceSnapshot } from '../../collections/content/source-snapshot.ts';
import { toTextLines } from '../../collections/content/to-text-lines.ts';
import { usePreviewClicks } from '../editing/preview-clicks.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { compareTranslation, toStatusTexts } from './compare-with-source.ts';
import { TopField } from './FieldNode.tsx';
import { listChildren, matchesSearch } from './field-kinds.ts';
import { findShownText } from './find-shown-text.ts';
import { ContentFormContext, type ContentFormState } from './form-context.ts';

interface ContentFormProps {
  path: string;
  readOnly: boolean;
  copy: EditedCopy;
  facts: string;
}

/** The form of one content document, drawn from its schema. Its value are the overrides. */
export function ContentForm({ path, readOnly, copy, facts }: ContentFormProps) {
  const { schema, original } = copy;
  const field = useField<Overrides>({ path });
  const texts = useTranslations('content');
  const labels = texts.texts.form;
  // Also while a colleague has the lock.
  const { disabled: isDisabled } = useForm();
  // A link to a text has it as the query `find`.
  const [search, setSearch] = useState(useSearchParams().get('find') ?? '');
  const { content, translatedFrom, put, confirm } = useContent(copy, field);
  const comparisons = useMemo(
    () => compareTranslation(copy, content, translatedFrom),
    [copy, content, translatedFrom],
  );
  function show(at: string): boolean {
    const [first = ''] = toTextLines(getAt(content, at)).split('\n');
    // The search renders the fields of closed groups.
    flushSync(() => setSearch(first));
    const control = `[id="words-${at}"], [id^="words-${at}/"]`;
    document.querySelector<HTMLElement>(control)?.focus();
    return true;
  }
  usePreviewClicks((text) => {
    const at = findShownText(content, text);
    return at !== undefined && show(at);
  });
  const [older] = [...(comparisons ?? [])].find(([, { status }]) => status === 'older') ?? [];
  const message = (field.showError && field.errorMessage) || '';
  const changed = Object.keys(toOverrides(original, content));
  const query = search.trim().toLowerCase();
  const sections = listChildren(schema, content);
  const isFound = sections.some((one) => matchesSearch(query, one.label, one.schema, one.value));
  const form: ContentFormState = {
    changed,
    comparisons,
    facts,
    confirm,
    change: (at, value) => put((current) => setAt(current, at, value) as ContentTree),
    // `validateContent` writes a line for each error, which begins with the label.
    getError: (at) => {
      const start = `${toFieldLabelPath(schema, at)}: `;
      return message
        .split('\n')
        .find((line) => line.startsWith(start))
        ?.slice(start.length);
    },
  };

  return (
    <ContentFormContext value={form}>
      <fieldset className="panel-screen words" disabled={readOnly || field.disabled || isDisabled}>
        <p>{toStatusTexts(changed, comparisons, texts).join(' · ')}</p>
        {message && (
          <p className="editing-notice editing-notice--failed words-errors" role="alert">
            {message}
          </p>
        )}
        <div className="acts">
          <input
            type="search"
            aria-label={labels.find}
            placeholder={labels.findHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {older !== undefined && (
            <button type="button" onClick={() => show(older)}>
              {labels.showOlder}
            </button>
          )}
          <button type="button" disabled={changed.length === 0} onClick={() => put(() => original)}>
            {labels.resetAll}
          </button>
        </div>
        <div className="words-form">
          {sections.map((section) => (
            <TopField
              key={section.name}
              {...section}
              path={section.name}
              defaultValue={original[section.name]}
              query={query}
            />
          ))}
          {!isFound && <p role="status">{labels.notFound}</p>}
        </div>
      </fieldset>
    </ContentFormContext>
  );
}

/** The whole file with its overrides. Payload's form renders later than the key press, and would move the caret. */
function useContent(
  { original, source }: EditedCopy,
  { value, setValue }: { value: Overrides; setValue(overrides: Overrides): void },
) {
  // The source texts when their translations were written, by path.
  const { value: translatedFrom, setValue: setTranslatedFrom } = useField<Overrides | null>({
    path: 'basis',
  });
  const toContent = (overrides: Overrides) =>
    putOverrides(original, overrides ?? {}).changed as ContentTree;
  const [content, setContent] = useState(() => toContent(value));
  const latest = useRef({ content, overrides: value });
  // What the form was opened with, or a version that was restored.
  const stored = useRef({ fields: value, basis: translatedFrom ?? {} });

  const updateTranslatedFrom = () => {
    if (!source) return;
    setTranslatedFrom(toSourceSnapshot(stored.current, latest.current.overrides, source.now));
  };
  const put = (toNext: (current: ContentTree) => ContentTree) => {
    const next = toNext(latest.current.content);
    latest.current = { content: next, overrides: toOverrides(original, next) };
    setContent(next);
    setValue(latest.current.overrides);
    updateTranslatedFrom();
  };
  const confirm = (at: string) => {
    stored.current.basis = { ...stored.current.basis, [at]: getAt(source?.now, at) ?? null };
    updateTranslatedFrom();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form has another value
  useEffect(() => {
    if (value === latest.current.overrides) return;
    latest.current = { content: toContent(value), overrides: value };
    stored.current = { fields: value, basis: translatedFrom ?? {} };
    setContent(latest.current.content);
  }, [value]);
  return { content, translatedFrom, put, confirm };
}
