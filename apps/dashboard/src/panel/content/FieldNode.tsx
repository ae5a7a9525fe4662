import { areAligned } from '@agency/content/differences';
import { memo, type ReactNode } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { joinPath, NO_DEFAULT } from './content-tree.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { decideKind, decideShape, isLink, isPageHeading, toBlank } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';
import { useContentFormState } from './form-context.ts';
import { HeadingFit } from './HeadingFit.tsx';
import { ListField } from './ListField.tsx';
import { PhraseField, PhraseLinesField } from './PhraseField.tsx';
import { listChildren, matchesName, matchesSearch } from './search.ts';
import { ValueField } from './ValueField.tsx';

/** A field of the form, whatever it is: drawn from its schema alone. */
export const FieldNode = memo(function FieldNode(field: FieldProps): ReactNode {
  const { schema, label, value, isOptional, query } = field;
  if (!matchesSearch(query, label, schema, value)) return null;
  const kind = decideKind(schema);
  if (value === undefined && isOptional && isHolder.has(kind)) return <OmittedField {...field} />;
  switch (kind) {
    case 'phrase':
      return <PhraseField {...field} />;
    case 'lines':
      return <PhraseLinesField {...field} />;
    case 'group':
    case 'record':
      return <Group {...field} />;
    case 'either':
      return <Either {...field} />;
    case 'list':
      return (
        <ListField {...field}>
          {(index, title) => <FieldNode {...toEntry(field, index, title)} />}
        </ListField>
      );
    default:
      return <ValueField {...field} />;
  }
});

const isHolder = new Set(['phrase', 'lines', 'group', 'record', 'either', 'list']);

/** A part that is not shown, and the button that begins it. */
function OmittedField(field: FieldProps) {
  const { schema, path, label } = field;
  const { change } = useContentFormState();
  const { texts, t } = useTranslations('content');
  return (
    <FieldFrame field={field} isGroup>
      {() => (
        <button type="button" onClick={() => change(path, toBlank(schema))}>
          {t(texts.field.add, { label })}
        </button>
      )}
    </FieldFrame>
  );
}

/** The fields of a group, without a frame: the form's own sections draw theirs. */
export function Fields({ schema, path, label, value, defaultValue: defaults, query }: FieldProps) {
  const childQuery = query !== '' && matchesName(query, label, schema) ? '' : query;
  return listChildren(schema, value).map((child) => (
    <FieldNode
      key={child.name}
      {...child}
      path={joinPath(path, child.name)}
      defaultValue={toDefaultPart(defaults, child.name)}
      query={childQuery}
    />
  ));
}

const toDefaultPart = (defaults: unknown, name: string): unknown =>
  typeof defaults === 'object' && defaults !== null
    ? (defaults as Record<string, unknown>)[name]
    : defaults === NO_DEFAULT || defaults === undefined
      ? NO_DEFAULT
      : undefined;

function Group(field: FieldProps) {
  const { schema, path, label, value, isOptional, defaultValue: defaults } = field;
  const { change, isMeasured } = useContentFormState();
  const {
    texts: { field: labels },
    t,
  } = useTranslations('content');
  return (
    <fieldset className="words-group" data-link={isLink(schema)}>
      <legend>
        <strong>{label}</strong>
        {schema.description && <span>{schema.description}</span>}
      </legend>
      <Fields {...field} />
      {isMeasured && isPageHeading(schema) && <HeadingFit heading={value as object} />}
      {isOptional && (
        <p className="words-group__acts">
          <button type="button" data-quiet onClick={() => change(path, undefined)}>
            {t(labels.leaveOut, { label })}
          </button>
          {defaults === undefined && <span>{labels.shippedWithout}</span>}
        </p>
      )}
    </fieldset>
  );
}

/** A field with one of several shapes. Changing the shape keeps the fields that both have. */
function Either(field: FieldProps) {
  const { schema, path, label, value } = field;
  const { change } = useContentFormState();
  const { texts } = useTranslations('content');
  const shapes = schema.anyOf ?? [];
  const shape = decideShape(schema, value);
  const become = (index: number) => {
    const blank = toBlank(shapes[index] ?? {}) as object;
    const shared = Object.entries((value ?? {}) as object).filter(([name]) => name in blank);
    change(path, { ...blank, ...Object.fromEntries(shared) });
  };
  return (
    <fieldset className="words-group">
      <legend>
        <strong>{label}</strong>
      </legend>
      <label className="words-shape">
        {texts.field.kind}
        <select value={shape} onChange={({ target }) => become(Number(target.value))}>
          {shapes.map(({ required = [], properties = {} }, index) => (
            <option key={required.join()} value={index}>
              {properties[required[0] ?? '']?.description ?? required[0]}
            </option>
          ))}
        </select>
      </label>
      <Fields {...field} schema={shapes[shape] ?? {}} />
    </fieldset>
  );
}

// Entries match those of the file only while none was added, removed or moved.
function toEntry(field: FieldProps, index: number, title: string): FieldProps {
  const { schema, path, value, defaultValue: defaults, query, label } = field;
  const entries = Array.isArray(value) ? value : [];
  const isKnown = Array.isArray(defaults) && areAligned(defaults, entries);
  const childQuery = query !== '' && matchesName(query, label, schema) ? '' : query;
  return {
    schema: schema.items ?? {},
    path: joinPath(path, index),
    label: title,
    value: entries[index],
    defaultValue: isKnown ? defaults[index] : NO_DEFAULT,
    isOptional: false,
    query: childQuery,
  };
}
