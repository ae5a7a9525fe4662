import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { countStandings } from './compare.ts';
import { FieldNode, Fields } from './FieldNode.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { HeadingFit } from './HeadingFit.tsx';
import { decideKind, isLink, isPageHeading } from './kinds.ts';
import { Standings } from './Standings.tsx';
import { isFound } from './search.ts';
import { toChanges } from './state-words.ts';

interface SectionProps extends FieldProps {
  /** Fields in it that differ from the file. */
  changes: number;
}

/** A part of the page. One with fields of its own is closed until it is wanted, and drawn only then. */
export function Section({ changes, ...field }: SectionProps) {
  const { schema, label, value, query, isOptional } = field;
  const speech = useTranslations('content');
  const { isMeasured, counterpart } = useForm();
  const [isOpen, setOpen] = useState(changes > 0);
  const standings = counterpart && countStandings(counterpart.beside, field.place);
  if (!isFound(query, label, schema, value)) return null;
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
        {changes > 0 && <em>{toChanges(changes, speech)}</em>}
        {standings && <Standings {...standings} speech={speech} />}
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
