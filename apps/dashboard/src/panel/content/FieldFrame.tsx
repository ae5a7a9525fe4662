import { areSame } from '@agency/content/differences';
import type { ReactNode } from 'react';
import { toPlainText } from '../editing/field-values.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { NO_DEFAULT } from './content-tree.ts';
import type { FieldProps } from './field-props.ts';
import { useContentFormState } from './form-context.ts';
import { SourceText } from './SourceText.tsx';
import { validateField } from './validate-content.ts';

/** How a control points at its frame. */
export interface FrameProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: true;
}

interface FieldFrameProps {
  field: FieldProps;
  /** Several controls under one name are a group with a legend. */
  isGroup?: boolean;
  /** How the shipped value is said, when it is not plain text. */
  defaultText?: string;
  children: (control: FrameProps) => ReactNode;
}

/** Label, description, error, default value and reset button around the control of a field. */
export function FieldFrame({ field, isGroup = false, defaultText, children }: FieldFrameProps) {
  const { schema, path, label, value, defaultValue: defaults, isOptional } = field;
  const { change, errors, brandValues } = useContentFormState();
  const translations = useTranslations('content');
  const { values } = useTranslations('editing').texts;
  const {
    texts: { field: labels },
    t,
  } = translations;
  const isOmitted = value === undefined && isOptional;
  const error =
    (isOmitted ? undefined : validateField(schema, value, translations)) ?? errors.get(path);
  const isChanged = defaults !== NO_DEFAULT && !areSame(value, defaults);
  const brandUses = findBrandValues(value, brandValues);
  const id = `words-${path}`;
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
        ...(error && { 'aria-invalid': true }),
      })}
      <SourceText path={path} label={label} />
      <div className="words-field__about" id={`${id}-about`}>
        {error && <p className="words-field__fault">{error}</p>}
        {brandUses.length > 0 && (
          <p>
            {brandUses.map(([word, now]) => (
              <span key={word}>
                <code>{`{${word}}`}</code> {t(labels.brandWord, { now })}
              </span>
            ))}
          </p>
        )}
      </div>
      {isChanged && (
        <p className="words-field__shipped">
          <span>
            {labels.shipped}{' '}
            <q dir="auto">{defaultText ?? (toPlainText(defaults, values) || labels.leftOut)}</q>
          </span>
          <button type="button" data-quiet onClick={() => change(path, defaults)}>
            {labels.reset}
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

function findBrandValues(
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
