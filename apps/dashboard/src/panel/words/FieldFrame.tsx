import { areSame } from '@agency/content/differences';
import type { ReactNode } from 'react';
import { toPlainText } from '../editing/words.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { Counterpart } from './Counterpart.tsx';
import { findFault } from './faults.ts';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { NOT_SHIPPED } from './tree.ts';

/** How a control points at its frame. */
export interface Framed {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: true;
}

interface FieldFrameProps {
  field: FieldProps;
  /** Several controls under one name are a group with a legend. */
  isGroup?: boolean;
  /** How the shipped value is said, when it is not plain text. */
  shippedText?: string;
  children: (framed: Framed) => ReactNode;
}

/** Name, description, what is wrong, what the file says, and the way back to it: around the control of a field. */
export function FieldFrame({ field, isGroup = false, shippedText, children }: FieldFrameProps) {
  const { schema, place, label, value, shipped, isOptional } = field;
  const { change, refused, brandWords } = useForm();
  const speech = useTranslations('content');
  const { values } = useTranslations('editing').texts;
  const {
    texts: { field: says },
    t,
  } = speech;
  const isLeftOut = value === undefined && isOptional;
  const fault = (isLeftOut ? undefined : findFault(schema, value, speech)) ?? refused.get(place);
  const isChanged = shipped !== NOT_SHIPPED && !areSame(value, shipped);
  const filled = findBrandWords(value, brandWords);
  const id = `words-${place}`;
  const name = (
    <>
      <strong>{label}</strong>
      {schema.description && <span>{schema.description}</span>}
    </>
  );
  const content = (
    <>
      {children({
        id,
        'aria-describedby': `${id}-about`,
        ...(fault && { 'aria-invalid': true }),
      })}
      <Counterpart place={place} label={label} />
      <div className="words-field__about" id={`${id}-about`}>
        {fault && <p className="words-field__fault">{fault}</p>}
        {filled.length > 0 && (
          <p>
            {filled.map(([word, now]) => (
              <span key={word}>
                <code>{`{${word}}`}</code> {t(says.brandWord, { now })}
              </span>
            ))}
          </p>
        )}
      </div>
      {isChanged && (
        <p className="words-field__shipped">
          <span>
            {says.shipped}{' '}
            <q dir="auto">{shippedText ?? (toPlainText(shipped, values) || says.leftOut)}</q>
          </span>
          <button type="button" data-quiet onClick={() => change(place, shipped)}>
            {says.reset}
            <span className="words-unseen"> {label}</span>
          </button>
        </p>
      )}
    </>
  );
  if (isGroup) {
    return (
      <fieldset className="words-field" data-changed={isChanged}>
        <legend>{name}</legend>
        {content}
      </fieldset>
    );
  }
  return (
    <div className="words-field" data-changed={isChanged}>
      <label htmlFor={id}>{name}</label>
      {content}
    </div>
  );
}

function findBrandWords(
  value: unknown,
  brandWords: Readonly<Record<string, string>>,
): [string, string][] {
  if (typeof value !== 'string') return [];
  const names = new Set([...value.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  return [...names].flatMap((name): [string, string][] => {
    const now = Object.hasOwn(brandWords, name) ? brandWords[name] : undefined;
    return now === undefined ? [] : [[name, now]];
  });
}
