import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { countStatuses } from './compare-with-source.ts';
import { toChangesText } from './content-state.ts';
import { FieldNode, Fields } from './FieldNode.tsx';
import { decideKind, isLink, isPageHeading } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';
import { useContentFormState } from './form-context.ts';
import { HeadingFit } from './HeadingFit.tsx';
import { matchesSearch } from './search.ts';
import { TranslationStatus } from './TranslationStatus.tsx';

interface FormSectionProps extends FieldProps {
  /** Fields in it that differ from the file. */
  changes: number;
}

/** A part of the page. One with fields of its own is closed until it is wanted, and drawn only then. */
export function FormSection({ changes, ...field }: FormSectionProps) {
  const { schema, label, value, query, isOptional } = field;
  const translations = useTranslations('content');
  const { isMeasured, source: counterpart } = useContentFormState();
  const [isOpen, setOpen] = useState(changes > 0);
  const counts = counterpart && countStatuses(counterpart.comparisons, field.path);
  if (!matchesSearch(query, label, schema, value)) return null;
  const isGroup = decideKind(schema) === 'group' && value !== undefined;
  const isList = decideKind(schema) === 'list' && value !== undefined;
  if (!isGroup && !isList) {
    return (
      <div className="words-section words-section--field">
        <FieldNode {...field} />
      </div>
    );
  }
  const isShown = isOpen || query !== '';
  return (
    <details
      className="words-section"
      open={isShown}
      onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
        if (query === '') setOpen(currentTarget.open);
      }}
    >
      <summary>
        <strong>{label}</strong>
        {schema.description && <span>{schema.description}</span>}
        {changes > 0 && <em>{toChangesText(changes, translations)}</em>}
        {counts && <TranslationStatus {...counts} translations={translations} />}
      </summary>
      {isShown && (
        <div className="words-section__fields" data-link={isLink(schema)}>
          {isGroup && !isOptional ? <Fields {...field} /> : <FieldNode {...field} />}
          {isGroup && isMeasured && isPageHeading(schema) && (
            <HeadingFit heading={value as object} />
          )}
        </div>
      )}
    </details>
  );
}
