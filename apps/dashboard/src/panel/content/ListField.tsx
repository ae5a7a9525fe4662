import type { ReactNode } from 'react';
import { toTextLines } from '../../collections/content/to-text-lines.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type Child, listChildren, matchesName, matchesSearch, toBlank } from './field-kinds.ts';
import { type FieldProps, useContentForm } from './form-context.ts';

interface ListProps extends FieldProps {
  /** Renders an entry. */
  children: (entry: Child, title: string) => ReactNode;
}

/** A list. Where its length is fixed, entries can be moved, but none added or removed. */
export function ListField({ children, ...field }: ListProps) {
  const { schema, path, label, value, defaultValue: defaults, query } = field;
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  const labels = texts.field;
  const toTitle = (entry: unknown) => toTextLines(entry).split('\n')[0]?.slice(0, 60) ?? '';
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  const defaultText = Array.isArray(defaults) && defaults.map(toTitle).join(' · ');
  const showsAll = query === '' || matchesName(query, label, schema);
  return (
    <FieldFrame field={field} isGroup {...(defaultText && { defaultText })}>
      <ol className="words-list">
        {listChildren(schema, value).map((entry, index) => {
          const name = t(labels.entry, { label, number: index + 1 });
          const isShown = showsAll || matchesSearch(query, '', items, entry.value);
          return (
            <li key={entry.name} hidden={!isShown}>
              <div className="words-entry__head">
                <span>
                  {index + 1} <span dir="auto">{items.properties && toTitle(entry.value)}</span>
                </span>
                <EntryButtons
                  name={name}
                  index={index}
                  entries={entries}
                  minItems={minItems}
                  onChange={(next) => change(path, next)}
                />
              </div>
              {isShown && children(entry, name)}
            </li>
          );
        })}
      </ol>
      {entries.length < maxItems && (
        <button type="button" onClick={() => change(path, [...entries, toBlank(items)])}>
          {t(labels.addTo, { label })}
        </button>
      )}
    </FieldFrame>
  );
}

interface EntryButtonsProps<Entry> {
  /** The name of the entry. */
  name: string;
  index: number;
  entries: readonly Entry[];
  minItems: number;
  onChange(entries: Entry[]): void;
}

/** Moves an entry of a list up and down, or removes it. The focus follows the entry. */
export function EntryButtons<Entry>(props: EntryButtonsProps<Entry>) {
  const { name, index, entries, minItems, onChange } = props;
  const { texts, t } = useTranslations('content');
  const { up, down, remove } = texts.field;
  const others = entries.toSpliced(index, 1);
  const moveTo = (to: number) => others.toSpliced(to, 0, ...entries.slice(index, index + 1));
  const last = entries.length - 1;
  const actions = [
    { sign: '↑', label: up, isOff: index === 0, to: index - 1, next: moveTo(index - 1) },
    { sign: '↓', label: down, isOff: index === last, to: index + 1, next: moveTo(index + 1) },
    { sign: '×', label: remove, isOff: last < minItems, to: Math.max(0, index - 1), next: others },
  ];
  return (
    <span className="words-entry__acts">
      {actions.map(({ sign, label, isOff, to, next }, position) => (
        <button
          key={sign}
          type="button"
          aria-label={t(label, { name })}
          disabled={isOff}
          onClick={({ currentTarget }) => {
            const entry = currentTarget.closest('ol')?.children[to];
            onChange(next);
            requestAnimationFrame(() => focusButton(entry, position));
          }}
        >
          {sign}
        </button>
      ))}
    </span>
  );
}

/** Focuses a button of an entry; at the ends of the list, where it is disabled, the one beside it. */
function focusButton(entry: Element | undefined, position: number): void {
  const [...buttons] =
    entry?.querySelectorAll<HTMLButtonElement>('.words-entry__acts > button') ?? [];
  [buttons[position], ...buttons].find((button) => button?.disabled === false)?.focus();
}
