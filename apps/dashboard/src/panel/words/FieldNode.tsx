import { areAligned } from '@agency/content/differences';
import { memo, type ReactNode } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { HeadingFit } from './HeadingFit.tsx';
import { decideKind, decideShape, isLink, isPageHeading, toBlank } from './kinds.ts';
import { Leaf } from './Leaf.tsx';
import { List } from './List.tsx';
import { Lines, Phrase } from './Phrase.tsx';
import { isCalled, isFound, listChildren } from './search.ts';
import { NOT_SHIPPED, toPlace } from './tree.ts';

/** A field of the form, whatever it is: drawn from its schema alone. */
export const FieldNode = memo(function FieldNode(field: FieldProps): ReactNode {
  const { schema, label, value, isOptional, query } = field;
  if (!isFound(query, label, schema, value)) return null;
  const kind = decideKind(schema);
  if (value === undefined && isOptional && isHolder.has(kind)) return <LeftOut {...field} />;
  switch (kind) {
    case 'phrase':
      return <Phrase {...field} />;
    case 'lines':
      return <Lines {...field} />;
    case 'group':
    case 'record':
      return <Group {...field} />;
    case 'either':
      return <Either {...field} />;
    case 'list':
      return (
        <List {...field}>{(index, title) => <FieldNode {...toEntry(field, index, title)} />}</List>
      );
    default:
      return <Leaf {...field} />;
  }
});

const isHolder = new Set(['phrase', 'lines', 'group', 'record', 'either', 'list']);

/** A part that is not shown, and the button that begins it. */
function LeftOut(field: FieldProps) {
  const { schema, place, label } = field;
  const { change } = useForm();
  const { texts, t } = useTranslations('content');
  return (
    <FieldFrame field={field} isGroup>
      {() => (
        <button type="button" onClick={() => change(place, toBlank(schema))}>
          {t(texts.field.add, { label })}
        </button>
      )}
    </FieldFrame>
  );
}

/** The fields of a group, without a frame: the form's own sections draw theirs. */
export function Fields({ schema, place, label, value, shipped, query }: FieldProps) {
  const asked = query !== '' && isCalled(query, label, schema) ? '' : query;
  return listChildren(schema, value).map((child) => (
    <FieldNode
      key={child.name}
      {...child}
      place={toPlace(place, child.name)}
      shipped={toShippedPart(shipped, child.name)}
      query={asked}
    />
  ));
}

const toShippedPart = (shipped: unknown, name: string): unknown =>
  typeof shipped === 'object' && shipped !== null
    ? (shipped as Record<string, unknown>)[name]
    : shipped === NOT_SHIPPED || shipped === undefined
      ? NOT_SHIPPED
      : undefined;

function Group(field: FieldProps) {
  const { schema, place, label, value, isOptional, shipped } = field;
  const { change, isMeasured } = useForm();
  const {
    texts: { field: says },
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
          <button type="button" data-quiet onClick={() => change(place, undefined)}>
            {t(says.leaveOut, { label })}
          </button>
          {shipped === undefined && <span>{says.shippedWithout}</span>}
        </p>
      )}
    </fieldset>
  );
}

/** A field of one of several shapes. Another shape keeps what both have. */
function Either(field: FieldProps) {
  const { schema, place, label, value } = field;
  const { change } = useForm();
  const { texts } = useTranslations('content');
  const shapes = schema.anyOf ?? [];
  const shape = decideShape(schema, value);
  const become = (index: number) => {
    const blank = toBlank(shapes[index] ?? {}) as object;
    const shared = Object.entries((value ?? {}) as object).filter(([name]) => name in blank);
    change(place, { ...blank, ...Object.fromEntries(shared) });
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

// An entry stands for one of the file's only while none was added, removed or moved.
function toEntry(field: FieldProps, index: number, title: string): FieldProps {
  const { schema, place, value, shipped, query, label } = field;
  const entries = Array.isArray(value) ? value : [];
  const isKnown = Array.isArray(shipped) && areAligned(shipped, entries);
  const asked = query !== '' && isCalled(query, label, schema) ? '' : query;
  return {
    schema: schema.items ?? {},
    place: toPlace(place, index),
    label: title,
    value: entries[index],
    shipped: isKnown ? shipped[index] : NOT_SHIPPED,
    isOptional: false,
    query: asked,
  };
}
