'use client';

import { languages } from '@agency/content/languages';
import { useEffect, useRef } from 'react';
import type { Opening } from '../../payload-types.ts';
import type { Form } from '../../submissions/forms.ts';
import { SEARCH_COOKIE, toSearchCookie } from '../../submissions/inbox/filters.ts';
import type { Filters, ListQuery } from '../../submissions/inbox/list-query.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { DIRECT } from '../../submissions/lead-source.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { DateField } from './DateField.tsx';
import { type Option, Select } from './Select.tsx';

/** Delay between the last key and the search, in milliseconds. */
const DEBOUNCE = 250;

/** What a user can filter by. */
export interface FilterValues {
  forms: Form[];
  services: string[];
  openings: Pick<Opening, 'id' | 'title'>[];
  /** Normalised sources. */
  sources: string[];
  colleagues: Colleague[];
}

type Choice = Exclude<keyof Filters, 'view' | 'from' | 'until'>;

interface FiltersProps extends FilterValues {
  filters: Filters;
  /** Whether the list is searched. */
  isFound: boolean;
  /** Text of the search field. */
  typed: string;
  setTyped: (text: string) => void;
  /** Opens another list, in place of this one while the user types. */
  onNavigate: (list: ListQuery, isTyping: boolean) => void;
}

/** What the list is searched for and narrowed to. */
export function InboxFilters(props: FiltersProps) {
  const { filters, isFound, typed, setTyped, onNavigate, ...values } = props;
  const { language, texts } = useTranslations('inbox');
  const { filters: labels, forms: named, list, stages, states } = texts;
  const { forms, services, openings, sources, colleagues } = values;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A link to the same list shows it without the search.
  const wasFound = useRef(isFound);
  useEffect(() => {
    if (wasFound.current && !isFound) setTyped('');
    wasFound.current = isFound;
  }, [isFound, setTyped]);

  function show(text: string, next: Filters, isTyping: boolean) {
    clearTimeout(timer.current);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS.
    document.cookie = `${SEARCH_COOKIE}=${toSearchCookie(text)}; path=/admin; max-age=3600; samesite=strict`;
    onNavigate({ ...next, ...((text || isFound) && { found: 'yes' }) }, isTyping);
  }
  const search = (text: string) => show(text, filters, true);
  const narrow = (change: Filters) => show(typed, { ...filters, ...change }, false);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), DEBOUNCE);
  };
  const input = usePreHydrationInput<HTMLInputElement>(typed, type);

  const hasApplications = forms.includes('application');
  const readers = colleagues.filter((one) => forms.some((form) => one.forms.includes(form)));
  /** A filter without options is not shown. */
  const choices: Record<Choice, Option[]> = {
    form: forms.length > 1 ? forms.map((form) => [form, named[form].many]) : [],
    // An application has a stage instead.
    state: forms.includes('contact') ? Object.entries(states) : [],
    service: services.map((service) => [service, service]),
    opening: hasApplications
      ? [['none', labels.openApplication], ...openings.map(({ id, title }): Option => [id, title])]
      : [],
    stage: hasApplications ? Object.entries(stages) : [],
    source: sources.map((source) => [source, source === DIRECT ? labels.direct : source]),
    language: languages.map(({ tag }) => [tag, toLanguageName(tag, locales[language])]),
    owner: [
      ['me', labels.me],
      ['nobody', list.nobody],
      ...readers.map(({ id, name }): Option => [id, name]),
    ],
  };
  const isNarrowed = Object.keys(choices).some((name) => filters[name as Choice] !== undefined);

  return (
    <div className="inbox__find">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            search(typed);
          }}
        >
          <label>
            {labels.search}
            <input
              ref={input}
              type="search"
              dir="auto"
              maxLength={200}
              autoComplete="off"
              placeholder={labels.hint}
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
          </label>
        </form>
      </search>
      <details open={isNarrowed || filters.from !== undefined || filters.until !== undefined}>
        <summary>{labels.heading}</summary>
        <div className="inbox__filters">
          {(Object.keys(choices) as Choice[])
            .filter((name) => choices[name].length > 0)
            .map((name) => (
              <Select
                key={name}
                label={labels[name]}
                value={filters[name]}
                empty={labels.any}
                options={choices[name]}
                onChoose={(value) => narrow({ [name]: value || undefined })}
              />
            ))}
          {(['from', 'until'] as const).map((name) => (
            <DateField
              key={name}
              name={labels[name]}
              value={filters[name] ?? ''}
              onChoose={(day) => narrow({ [name]: day || undefined })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
