import { areSame } from '@agency/content/differences';
import { defaultLanguage } from '@agency/content/languages';
import type { ReactNode } from 'react';
import { toTextLines } from '../../collections/content/to-text-lines.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type FieldProps, NO_DEFAULT, useContentForm } from './form-context.ts';

interface FieldFrameProps {
  field: FieldProps;
  /** Several controls under one name are a group with a legend. */
  isGroup?: boolean;
  /** The default value in words, if it is not plain text. */
  defaultText?: string;
  children: ReactNode;
}

/** The id of a control, and its description and error. */
export function useControl(path: string) {
  const { getError } = useContentForm();
  const id = `words-${path}`;
  return {
    id,
    'aria-describedby': `${id}-about`,
    ...(getError(path) && { 'aria-invalid': true as const }),
  };
}

/** Label and description of a field. */
export const FieldName = ({ label, schema }: Pick<FieldProps, 'label' | 'schema'>) => (
  <>
    <strong>{label}</strong>
    {schema.description && <span>{schema.description}</span>}
  </>
);

/** Label, description, error, default value and reset button around the control of a field. */
export function FieldFrame({ field, isGroup = false, defaultText, children }: FieldFrameProps) {
  const { schema, path, label, value, defaultValue: defaults } = field;
  const { change, facts, getError } = useContentForm();
  const { texts, t } = useTranslations('content');
  const { id, 'aria-describedby': about } = useControl(path);
  const isIn = (name: string) => typeof value === 'string' && value.includes(`{${name}}`);
  const [, fact] = Object.entries(texts.facts).find(([name]) => isIn(name)) ?? [];
  const isChanged = defaults !== NO_DEFAULT && !areSame(value, defaults);
  const shipped = defaultText ?? toTextLines(defaults);
  const Frame = isGroup ? 'fieldset' : 'div';
  const name = <FieldName label={label} schema={schema} />;
  return (
    <Frame className="words-field" data-changed={isChanged}>
      {isGroup ? <legend>{name}</legend> : <label htmlFor={id}>{name}</label>}
      {children}
      {fact && (
        <a href={`${facts}?find=${encodeURIComponent(fact)}`}>
          {t(texts.field.fact, { name: fact })}
        </a>
      )}
      <SourceText path={path} label={label} />
      <p className="words-field__fault" id={about}>
        {getError(path)}
      </p>
      {isChanged && (
        <p className="words-field__shipped">
          <span>
            {texts.field.shipped} {shipped ? <q dir="auto">{shipped}</q> : texts.field.leftOut}
          </span>
          <button type="button" onClick={() => change(path, defaults)}>
            {texts.field.reset}
            <span className="sr-only"> {label}</span>
          </button>
        </p>
      )}
    </Frame>
  );
}

/** The source text of a field, and whether it is newer. Renders nothing for the default language. */
function SourceText({ path, label }: { path: string; label: string }) {
  const { comparisons, confirm } = useContentForm();
  const { compared: labels } = useTranslations('content').texts;
  const comparison = comparisons?.get(path);
  if (!comparison) return null;
  const { text, status, was } = comparison;
  const { tag, name } = defaultLanguage;
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
        <button type="button" onClick={() => confirm(path)}>
          {labels.confirm}
          <span className="sr-only"> {label}</span>
        </button>
      )}
    </div>
  );
}
