'use client';

import { languages } from '@agency/content/languages';
import { useEffect, useRef } from 'react';
import type { Form } from '../../submissions/forms.ts';
import { SEARCH_COOKIE, toQuery, toSearchCookie } from '../../submissions/inbox/filters.ts';
import type { Filters, ListQuery } from '../../submissions/inbox/list-query.ts';
import type { OpeningCount } from '../../submissions/inbox/read-openings.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { DIRECT } from '../../submissions/lead-source.ts';
import { toLanguageName } from '../../submissions/message-language.ts';
import { stageNames, stateNames } from '../../submissions/workflow.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { DateField } from './DateField.tsx';
import { findDateRange, listDateRanges } from './date-ranges.ts';
import { Select } from './Select.tsx';

/** Delay between the last key and the search, in milliseconds. */
const DEBOUNCE = 250;

/** What a user can filter by. */
export interface FilterValues {
  forms: Form[];
  services: string[];
  openings: OpeningCount[];
  /** Normalised sources. */
  sources: string[];
  /** Whether messages are in more than one language. */
  hasLanguages: boolean;
  colleagues: Colleague[];
  /** As `2026-11-22`, in the dashboard's time zone. */
  today: string;
}

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
  const translations = useTranslations('inbox');
  const { language, texts } = translations;
  const { filters: labels, forms: named, list, stages, states } = texts;
  const { forms, services, openings, sources, hasLanguages, colleagues, today } = values;
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

  const ranges = listDateRanges(today, translations);
  const hasDays = filters.from !== undefined || filters.until !== undefined;
  const range = findDateRange(ranges, filters)?.name;
  const rangeNames = ranges.map(({ name }) => name);
  if (hasDays && !range) rangeNames.unshift(labels.ownDays);
  const isNarrowed = toQuery({ ...filters, view: undefined, from: undefined, until: undefined });

  const hasApplications = forms.includes('application');
  // An application has a stage instead.
  const haveState = filters.form !== 'application' && forms.some((form) => form !== 'application');
  const readers = colleagues.filter((one) => forms.some((form) => one.forms.includes(form)));
  const choices: [name: keyof Filters, isShown: boolean, options: [string | number, string][]][] = [
    ['form', forms.length > 1, forms.map((form) => [form, named[form].many])],
    [
      'state',
      haveState || filters.state !== undefined,
      stateNames.map((state) => [state, states[state]]),
    ],
    ['service', services.length > 0, services.map((service) => [service, service])],
    [
      'opening',
      hasApplications,
      [
        ['none', labels.openApplication],
        ...openings.map(({ id, title, total }): [number, string] => [id, `${title} · ${total}`]),
      ],
    ],
    ['stage', hasApplications, stageNames.map((stage) => [stage, stages[stage]])],
    [
      'source',
      sources.length > 0,
      sources.map((source) => [source, source === DIRECT ? labels.direct : source]),
    ],
    [
      'language',
      hasLanguages || filters.language !== undefined,
      languages.map(({ tag }) => [tag, toLanguageName(tag, locales[language])]),
    ],
    [
      'owner',
      true,
      [
        ['me', labels.me],
        ['nobody', list.nobody],
        ...readers.map(({ id, name }): [number, string] => [id, name]),
      ],
    ],
  ];

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
      <Select
        label={labels.received}
        value={range ?? (hasDays ? labels.ownDays : '')}
        empty={labels.anyTime}
        options={rangeNames.map((name) => [name, name])}
        onChoose={(name) => {
          const { from, until } = ranges.find((one) => one.name === name) ?? {};
          narrow({ from, until });
        }}
      />
      <details open={Boolean(isNarrowed || (hasDays && !range))}>
        <summary>{labels.heading}</summary>
        <div className="inbox__filters">
          {choices.map(
            ([name, isShown, options]) =>
              isShown && (
                <Select
                  key={name}
                  label={labels[name as keyof typeof labels]}
                  value={filters[name]}
                  empty={labels.any}
                  options={options}
                  onChoose={(value) => narrow({ [name]: value || undefined })}
                />
              ),
          )}
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
