import type { ReactNode } from 'react';
import { toPlainText } from '../editing/field-values.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { EntryButtons, move } from './EntryButtons.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { toBlank } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';
import { useContentFormState } from './form-context.ts';
import { matchesName, matchesSearch } from './search.ts';

interface ListProps extends FieldProps {
  /** Draws an entry. */
  children: (index: number, title: string) => ReactNode;
}

/** Several of the same. Where their number is set they can be moved, but none added or removed. */
export function ListField({ children, ...field }: ListProps) {
  const { schema, path, label, value, defaultValue: defaults, query } = field;
  const { change } = useContentFormState();
  const {
    texts: { field: labels },
    t,
  } = useTranslations('content');
  const { values } = useTranslations('editing').texts;
  const toTitle = (entry: unknown) => toEntryTitle(toPlainText(entry, values));
  const entries = Array.isArray(value) ? value : [];
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  const shippedText = Array.isArray(defaults) ? defaults.map(toTitle).join(' · ') : undefined;
  const showsAll = query === '' || matchesName(query, label, schema);
  const add = (list: Element | null | undefined) => {
    change(path, [...entries, toBlank(items)]);
    requestAnimationFrame(() => {
      const added = list?.querySelectorAll(':scope > [data-entry]')[entries.length];
      added?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  };
  return (
    <FieldFrame
      field={field}
      isGroup
      {...(shippedText !== undefined && { defaultText: shippedText })}
    >
      {() => (
        <>
          <ol className="words-list" data-entries>
            {entries.map((entry, index) => {
              const name = t(labels.entry, { label, number: index + 1 });
              const isShown = showsAll || matchesSearch(query, '', items, entry);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
                <li key={index} data-entry hidden={!isShown}>
                  <div className="words-entry__head">
                    <span>
                      {index + 1} <span dir="auto">{items.properties && toTitle(entry)}</span>
                    </span>
                    <EntryButtons
                      name={name}
                      index={index}
                      length={entries.length}
                      minItems={minItems}
                      onMove={(to) => change(path, move(entries, index, to))}
                      onRemove={() => change(path, entries.toSpliced(index, 1))}
                    />
                  </div>
                  {isShown && children(index, name)}
                </li>
              );
            })}
          </ol>
          {entries.length < maxItems && (
            <button
              type="button"
              data-add
              onClick={({ currentTarget }) => add(currentTarget.previousElementSibling)}
            >
              {t(labels.addTo, { label })}
            </button>
          )}
          {minItems === maxItems && (
            <p className="words-field__count">{t(labels.fixed, { count: minItems })}</p>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The first words of an entry, to know it by. */
function toEntryTitle(text: string): string {
  const [first = ''] = text.split('\n');
  return first.length > 60 ? `${first.slice(0, 59)}…` : first;
}
