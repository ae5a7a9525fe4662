'use client';

import { languages } from '@agency/content/languages';
import { useRouter } from 'next/navigation.js';
import type { ReactNode } from 'react';
import type { Form } from '../../submissions/forms.ts';
import { type Filters, toQuery } from '../../submissions/inbox/filters.ts';
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
import { toInboxPath, toSearchUrl } from './list-position.ts';

interface FiltersProps {
  filters: Filters;
  forms: Form[];
  services: string[];
  openings: OpeningCount[];
  /** Where messages came from, in the one spelling. */
  sources: string[];
  /** Whether messages are in more than one language. */
  hasLanguages: boolean;
  colleagues: Colleague[];
  /** As `2026-11-22`, in the dashboard's time zone. */
  today: string;
  search: string;
  onSearch: (search: string, wait?: number) => void;
  /** Called before the filters change. */
  onFilter: (filters: Filters) => void;
}

/** What the list is searched for and narrowed to. */
export function InboxFilters({
  search,
  onSearch,
  onFilter,
  filters,
  today,
  ...known
}: FiltersProps) {
  const router = useRouter();
  const applyFilters = (change: Filters) => {
    const next = { ...filters, ...change };
    onFilter(next);
    router.push(toSearchUrl(toInboxPath(next), search !== ''));
  };
  const translations = useTranslations('inbox');
  const { filters: labels } = translations.texts;
  const input = usePreHydrationInput<HTMLInputElement>(search, onSearch);
  const isNarrowed = toQuery({ ...filters, view: undefined, from: undefined, until: undefined });
  const hasOwnDays =
    (filters.from ?? filters.until) && !findDateRange(listDateRanges(today, translations), filters);
  return (
    <div className="inbox__find">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(search, 0);
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
              value={search}
              onChange={(event) => onSearch(event.target.value)}
            />
          </label>
        </form>
      </search>
      <DateRangeSelect filters={filters} today={today} applyFilters={applyFilters} />
      <details open={Boolean(isNarrowed || hasOwnDays)}>
        <summary>{labels.heading}</summary>
        <FilterFields filters={filters} applyFilters={applyFilters} {...known} />
      </details>
    </div>
  );
}

/** Filter by date received: common days and months. */
function DateRangeSelect({
  filters,
  today,
  applyFilters: narrow,
}: Pick<FilterFieldsProps, 'filters' | 'applyFilters'> & Pick<FiltersProps, 'today'>) {
  const translations = useTranslations('inbox');
  const { filters: labels } = translations.texts;
  const spans = listDateRanges(today, translations);
  const hasDays = filters.from !== undefined || filters.until !== undefined;
  const own = hasDays && !findDateRange(spans, filters) ? labels.ownDays : '';
  const choose = (name: string) => {
    const { from, until } = spans.find((span) => span.name === name) ?? {};
    narrow({ from, until });
  };
  return (
    <label className="inbox__received">
      {labels.received}
      <select
        value={findDateRange(spans, filters)?.name ?? own}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{labels.anyTime}</option>
        {own && <option>{own}</option>}
        {spans.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

type FilterFieldsProps = Omit<FiltersProps, 'search' | 'onSearch' | 'onFilter' | 'today'> & {
  applyFilters: (change: Filters) => void;
};

function FilterFields({
  filters,
  applyFilters: narrow,
  forms,
  services,
  colleagues,
  ...known
}: FilterFieldsProps) {
  const { language, texts } = useTranslations('inbox');
  const { filters: labels, forms: named, list, stages, states } = texts;
  const { openings, sources, hasLanguages } = known;
  // An application has a stage instead.
  const haveState = filters.form !== 'application' && forms.some((form) => form !== 'application');
  const readers = colleagues.filter((one) => forms.some((form) => one.forms.includes(form)));
  return (
    <div className="inbox__filters">
      {forms.length > 1 && (
        <Choice
          name={labels.form}
          value={filters.form}
          onChoose={(form) => narrow({ form: form as Form })}
        >
          {forms.map((form) => (
            <option key={form} value={form}>
              {named[form].many}
            </option>
          ))}
        </Choice>
      )}
      {(haveState || filters.state) && (
        <Choice
          name={labels.state}
          value={filters.state}
          onChoose={(state) => narrow({ state: state as Filters['state'] })}
        >
          {stateNames.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Choice>
      )}
      {services.length > 0 && (
        <Choice
          name={labels.service}
          value={filters.service}
          onChoose={(service) => narrow({ service })}
        >
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </Choice>
      )}
      {forms.includes('application') && (
        <>
          <Choice
            name={labels.opening}
            value={filters.opening}
            onChoose={(opening) => narrow({ opening: opening as Filters['opening'] })}
          >
            <option value="none">{labels.openApplication}</option>
            {openings.map(({ id, title, total }) => (
              <option key={id} value={id}>
                {title} · {total}
              </option>
            ))}
          </Choice>
          <Choice
            name={labels.stage}
            value={filters.stage}
            onChoose={(stage) => narrow({ stage: stage as Filters['stage'] })}
          >
            {stageNames.map((stage) => (
              <option key={stage} value={stage}>
                {stages[stage]}
              </option>
            ))}
          </Choice>
        </>
      )}
      {sources.length > 0 && (
        <Choice
          name={labels.source}
          value={filters.source}
          onChoose={(source) => narrow({ source })}
        >
          {sources.map((source) => (
            <option key={source} value={source}>
              {source === DIRECT ? labels.direct : source}
            </option>
          ))}
        </Choice>
      )}
      {(hasLanguages || filters.language) && (
        <Choice
          name={labels.language}
          value={filters.language}
          onChoose={(tag) => narrow({ language: tag })}
        >
          {languages.map(({ tag }) => (
            <option key={tag} value={tag}>
              {toLanguageName(tag, locales[language])}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        name={labels.owner}
        value={filters.owner}
        onChoose={(owner) => narrow({ owner: owner as Filters['owner'] })}
      >
        <option value="me">{labels.me}</option>
        <option value="nobody">{list.nobody}</option>
        {readers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <DateField
        name={labels.from}
        value={filters.from ?? ''}
        onChoose={(from) => narrow({ from: from || undefined })}
      />
      <DateField
        name={labels.until}
        value={filters.until ?? ''}
        onChoose={(until) => narrow({ until: until || undefined })}
      />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string | number | undefined;
  onChoose: (value: string | undefined) => void;
  children: ReactNode;
}

function Choice({ name, value, onChoose, children }: ChoiceProps) {
  const { any } = useTranslations('inbox').texts.filters;
  return (
    <label>
      {name}
      <select value={value ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}
