'use client';

import { toOverrides } from '@agency/content/differences';
import { type Overrides, putOverrides } from '@agency/content/overrides';
import { useField, useForm } from '@payloadcms/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ContentTree, getAt, setAt } from '../../collections/content/content-tree.ts';
import type { EditedCopy } from '../../collections/content/edited-copy.ts';
import { toFieldLabelPath } from '../../collections/content/field-labels.ts';
import { applySnapshot, toSourceSnapshot } from '../../collections/content/source-snapshot.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { compareWithSource, countStatuses } from './compare-with-source.ts';
import { Section } from './FieldNode.tsx';
import { listChildren, matchesSearch } from './field-kinds.ts';
import { ContentFormContext } from './form-context.ts';
import {
  type LanguageTab,
  LanguageTabs,
  TranslationStatus,
  toChangesText,
} from './LanguageTabs.tsx';
import { PAGES_LIST } from './ValueField.tsx';

interface ContentFormProps {
  path: string;
  readOnly: boolean;
  /** Tag of the language of the content. */
  language: string;
  tabs: LanguageTab[];
  copy: EditedCopy;
  /** Paths of stored overrides that no field can show. The next change removes them. */
  dropped: string[];
  brandValues: Record<string, string>;
  sourceLanguage: { tag: string; name: string };
  /** Paths of the website's pages. */
  pages: string[];
}

/** The form of one content document, drawn from its schema. Its value are the overrides. */
export function ContentForm(props: ContentFormProps) {
  const { path, copy, dropped, brandValues, sourceLanguage } = props;
  const { schema, original, source } = copy;
  const field = useField<Overrides>({ path });
  const translations = useTranslations('content');
  const labels = translations.texts.form;
  // Also while a colleague has the lock.
  const { disabled: isDisabled } = useForm();
  const [query, setQuery] = useState('');
  const search = usePreHydrationInput<HTMLInputElement>(query, setQuery);
  const { content, basis, put, confirm } = useContent(copy, field, dropped);
  const [beforeReset, setBeforeReset] = useState<ContentTree>();

  const comparisons = useMemo(() => {
    if (!source) return undefined;
    const { now, defaults, isFallback } = source;
    const before = applySnapshot(defaults, basis ?? {});
    return compareWithSource(schema, content, {
      now,
      before,
      ...(isFallback && { fallback: original }),
    });
  }, [source, basis, schema, content, original]);
  const errors = toErrors(field.showError ? field.errorMessage : undefined);
  const form = {
    brandValues,
    change: (at: string, value: unknown) =>
      put((current) => setAt(current, at, value) as ContentTree),
    getError: (at: string) => errors.get(toFieldLabelPath(schema, at)),
    ...(source &&
      comparisons && {
        source: { ...sourceLanguage, comparisons, confirm },
      }),
  };
  const changed = Object.keys(toOverrides(original, content));
  const countBelow = (section: string) =>
    changed.filter((at) => at === section || at.startsWith(`${section}/`)).length;
  const searched = query.trim().toLowerCase();
  const sections = listChildren(schema, content);
  const isFound = sections.some((one) => matchesSearch(searched, one.label, one.schema, one.value));

  return (
    <ContentFormContext value={form}>
      <fieldset className="inbox words" disabled={props.readOnly || field.disabled || isDisabled}>
        <LanguageTabs tabs={props.tabs} current={props.language} translations={translations} />
        <p className="words-head__state">
          {toChangesText(changed.length, translations)}
          {comparisons && (
            <TranslationStatus {...countStatuses(comparisons)} translations={translations} />
          )}
        </p>
        {errors.size > 0 && (
          <section className="editing-notice editing-notice--failed" role="alert">
            <ul>
              {[...errors].map(([label, message]) => (
                <li key={label}>
                  {label}: {message}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="words-acts">
          <input
            ref={search}
            type="search"
            aria-label={labels.find}
            placeholder={labels.findHint}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <button
            type="button"
            disabled={changed.length === 0}
            onClick={() => {
              setBeforeReset(content);
              put(() => original);
            }}
          >
            {labels.resetAll}
          </button>
          {beforeReset && (
            <button
              type="button"
              onClick={() => {
                put(() => beforeReset);
                setBeforeReset(undefined);
              }}
            >
              {labels.undo}
            </button>
          )}
        </div>
        <div className="words-form">
          {sections.map((section) => (
            <Section
              key={section.name}
              {...section}
              path={section.name}
              defaultValue={original[section.name]}
              query={searched}
              changes={countBelow(section.name)}
            />
          ))}
          {!isFound && <p role="status">{labels.notFound}</p>}
        </div>
        <datalist id={PAGES_LIST}>
          {props.pages.map((page) => (
            <option key={page} value={page} />
          ))}
        </datalist>
      </fieldset>
    </ContentFormContext>
  );
}

/**
 * The whole file with its overrides. It is state of its own, because Payload's form renders later than the key press, and
 * the caret would move.
 */
function useContent(
  { original, source }: EditedCopy,
  { value, setValue }: { value: Overrides; setValue(overrides: Overrides): void },
  dropped: string[],
) {
  const { value: basis, setValue: setBasis } = useField<Overrides | null>({ path: 'basis' });
  const toContent = (overrides: Overrides) => {
    const shown = Object.entries(overrides ?? {}).filter(([at]) => !dropped.includes(at));
    return putOverrides(original, Object.fromEntries(shown)).changed as ContentTree;
  };
  const [content, setContent] = useState(() => toContent(value));
  const latest = useRef({ content, overrides: value });
  // What the form was opened with, or a version that was restored.
  const stored = useRef({ fields: value, basis: basis ?? {} });

  const updateBasis = () => {
    if (!source) return;
    setBasis(toSourceSnapshot(stored.current, latest.current.overrides, source.now));
  };
  const put = (toNext: (current: ContentTree) => ContentTree) => {
    const next = toNext(latest.current.content);
    latest.current = { content: next, overrides: toOverrides(original, next) };
    setContent(next);
    setValue(latest.current.overrides);
    updateBasis();
  };
  /** Notes that a translation is still right, though its source has changed. */
  const confirm = (at: string) => {
    stored.current.basis = { ...stored.current.basis, [at]: getAt(source?.now, at) ?? null };
    updateBasis();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form has another value
  useEffect(() => {
    if (value === latest.current.overrides) return;
    latest.current = { content: toContent(value), overrides: value };
    stored.current = { fields: value, basis: basis ?? {} };
    setContent(latest.current.content);
  }, [value]);
  return { content, basis, put, confirm };
}

/** Errors of `validateContent` by label. */
const toErrors = (message = ''): Map<string, string> =>
  new Map(
    message.split('\n').flatMap((line): [string, string][] => {
      const [label = '', ...text] = line.split(': ');
      return text.length > 0 ? [[label, text.join(': ')]] : [];
    }),
  );
