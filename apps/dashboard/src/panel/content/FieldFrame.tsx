import { areSame } from '@agency/content/differences';
import type { ReactNode } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type FieldProps, NO_DEFAULT, useContentForm } from './form-context.ts';
import { toPlainText } from './to-plain-text.ts';

interface FieldFrameProps {
  field: FieldProps;
  /** Several controls under one name are a group with a legend. */
  isGroup?: boolean;
  /** The default value as text, if it is not plain text. */
  defaultText?: string;
  children: (control: {
    id: string;
    'aria-describedby': string;
    'aria-invalid'?: true;
  }) => ReactNode;
}

/** Label, description, error, default value and reset button around the control of a field. */
export function FieldFrame({ field, isGroup = false, defaultText, children }: FieldFrameProps) {
  const { schema, path, label, value, defaultValue: defaults } = field;
  const { change, getError, brandValues } = useContentForm();
  const { values } = useTranslations('editing').texts;
  const { texts, t } = useTranslations('content');
  const labels = texts.field;
  const error = getError(path);
  const isChanged = defaults !== NO_DEFAULT && !areSame(value, defaults);
  const placeholders = typeof value === 'string' ? value.matchAll(/\{(\w+)\}/g) : [];
  const names = [...new Set([...placeholders].map(([, name = '']) => name))];
  const shipped = defaultText ?? toPlainText(defaults, values);
  const id = `words-${path}`;
  const Frame = isGroup ? 'fieldset' : 'div';
  const name = (
    <>
      <strong>{label}</strong>
      {schema.description && <span>{schema.description}</span>}
    </>
  );
  return (
    <Frame className="words-field" data-changed={isChanged}>
      {isGroup ? <legend>{name}</legend> : <label htmlFor={id}>{name}</label>}
      {children({ id, 'aria-describedby': `${id}-about`, ...(error && { 'aria-invalid': true }) })}
      <SourceText path={path} label={label} />
      <div className="words-field__about" id={`${id}-about`}>
        {error && <p className="words-field__fault">{error}</p>}
        {names
          .filter((one) => Object.hasOwn(brandValues, one))
          .map((one) => (
            <span key={one}>
              <code>{`{${one}}`}</code> {t(labels.brandWord, { now: brandValues[one] ?? '' })}
            </span>
          ))}
      </div>
      {isChanged && (
        <p className="words-field__shipped">
          <span>
            {labels.shipped} {shipped ? <q dir="auto">{shipped}</q> : labels.leftOut}
          </span>
          <button type="button" data-quiet onClick={() => change(path, defaults)}>
            {labels.reset}
            <span className="words-unseen"> {label}</span>
          </button>
        </p>
      )}
    </Frame>
  );
}

/** The source text of a field, and whether it is newer. Renders nothing for the default language. */
function SourceText({ path, label }: { path: string; label: string }) {
  const { source } = useContentForm();
  const { compared: labels } = useTranslations('content').texts;
  const comparison = source?.comparisons.get(path);
  if (!source || !comparison) return null;
  const { text, status, was } = comparison;
  const { tag, name, confirm } = source;
  return (
    <div className="words-beside" data-standing={status}>
      <p className="words-beside__name">
        <span lang={tag}>{name}</span>
        {status && <strong>{labels[status]}</strong>}
      </p>
      <q lang={tag} dir="auto">
        {text}
      </q>
      {was && (
        <p>
          {labels.was} <q lang={tag}>{was}</q>
        </p>
      )}
      {status === 'older' && (
        <button type="button" data-quiet onClick={() => confirm(path)}>
          {labels.confirm}
          <span className="words-unseen"> {label}</span>
        </button>
      )}
    </div>
  );
}
