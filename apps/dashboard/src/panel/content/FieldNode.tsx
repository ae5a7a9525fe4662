import { areAligned } from '@agency/content/differences';
import { Pill } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { joinPath } from '../../collections/content/content-tree.ts';
import { Select } from '../controls/Select.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toStatusTexts } from './compare-with-source.ts';
import { FieldFrame, FieldName } from './FieldFrame.tsx';
import {
  type Child,
  decideKind,
  decideShape,
  listChildren,
  matchesName,
  matchesSearch,
  toBlank,
} from './field-kinds.ts';
import { type FieldProps, NO_DEFAULT, useContentForm } from './form-context.ts';
import { ListField } from './ListField.tsx';
import { PhraseField } from './PhraseField.tsx';
import { PictureSelect } from './PictureSelect.tsx';
import { ChoiceField, TextControl } from './ValueField.tsx';

/** A field of the form, drawn from its schema alone. */
function FieldNode(field: FieldProps): ReactNode {
  const { schema, path, label, value, isOptional, query } = field;
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  if (!matchesSearch(query, label, schema, value)) return null;
  const kind = decideKind(schema);
  const hasFields = ['phrase', 'group', 'either', 'list'].includes(kind);
  if (value === undefined && isOptional && hasFields) {
    return (
      <FieldFrame field={field} isGroup>
        <button type="button" onClick={() => change(path, toBlank(schema))}>
          {t(texts.field.add, { label })}
        </button>
      </FieldFrame>
    );
  }
  switch (kind) {
    case 'phrase':
      return <PhraseField {...field} />;
    case 'group':
    case 'either':
      return <Group {...field} />;
    case 'list':
      return (
        <ListField {...field}>
          {(entry, title) => <FieldNode {...toField(field, entry)} label={title} />}
        </ListField>
      );
    case 'choice':
      return <ChoiceField {...field} />;
    case 'picture':
      return <PictureSelect {...field} />;
    default:
      return <TextControl {...field} />;
  }
}

/** The fields of a group, without a frame. */
export const Fields = (field: FieldProps) =>
  listChildren(field.schema, field.value).map((child) => (
    <FieldNode key={child.name} {...toField(field, child)} />
  ));

function toField(parent: FieldProps, { name, ...child }: Child): FieldProps {
  const { schema, path, label, value, defaultValue: defaults, query } = parent;
  const isGroup = typeof defaults === 'object' && defaults !== null;
  // Entries match those of the file only while none was added, removed or moved.
  const isMoved = Array.isArray(value) && !(Array.isArray(defaults) && areAligned(defaults, value));
  return {
    ...child,
    path: joinPath(path, name),
    defaultValue: isGroup && !isMoved ? (defaults as Record<string, unknown>)[name] : NO_DEFAULT,
    // All fields of a field that matches the search are shown.
    query: query !== '' && matchesName(query, label, schema) ? '' : query,
  };
}

function Group(field: FieldProps) {
  const { schema, path, label, isOptional } = field;
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  return (
    <fieldset className="words-group">
      <legend>
        <FieldName label={label} schema={schema} />
      </legend>
      {schema.anyOf && <ShapeSelect {...field} />}
      <Fields {...field} />
      {isOptional && (
        <button type="button" onClick={() => change(path, undefined)}>
          {t(texts.field.leaveOut, { label })}
        </button>
      )}
    </fieldset>
  );
}

/** Selects the variant of a union. Fields that both variants have keep their values. */
function ShapeSelect({ schema, path, value }: FieldProps) {
  const { change } = useContentForm();
  const { texts } = useTranslations('content');
  const shapes = schema.anyOf ?? [];
  const become = (index: number) => {
    const blank = toBlank(shapes[index] ?? {}) as object;
    const shared = Object.entries((value ?? {}) as object).filter(([name]) => name in blank);
    change(path, { ...blank, ...Object.fromEntries(shared) });
  };
  return (
    <Select
      label={texts.field.kind}
      value={decideShape(schema, value)}
      options={shapes.map(({ required: [name = ''] = [], properties = {} }, index) => [
        index,
        properties[name]?.description ?? name,
      ])}
      onChoose={(index) => become(Number(index))}
    />
  );
}

/** A top-level field. A group or list, except the heading, is closed at first, and rendered only when it is open. */
export function TopField(field: FieldProps) {
  const { schema, path, label, value, query, isOptional } = field;
  const translations = useTranslations('content');
  const { changed, comparisons } = useContentForm();
  const isBelow = (at: string) => at === path || at.startsWith(`${path}/`);
  const [isOpen, setOpen] = useState(path === 'heading' || changed.some(isBelow));
  if (!matchesSearch(query, label, schema, value)) return null;
  const kind = decideKind(schema);
  if (value === undefined || (kind !== 'group' && kind !== 'list')) {
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
      onToggle={({ currentTarget }) => {
        if (query === '') setOpen(currentTarget.open);
      }}
    >
      <summary>
        <FieldName label={label} schema={schema} />
        {toStatusTexts(changed, comparisons, translations, path).map((text) => (
          <Pill key={text} size="small">
            {text}
          </Pill>
        ))}
      </summary>
      {isShown && (
        <div className="words-section__fields">
          {kind === 'group' && !isOptional ? <Fields {...field} /> : <FieldNode {...field} />}
        </div>
      )}
    </details>
  );
}
