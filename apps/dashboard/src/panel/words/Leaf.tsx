import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { decideKind, isHref, isShortText, toChoices } from './kinds.ts';
import { Picture } from './Picture.tsx';

/** Lists the pages of the website, in the form's `<datalist>`. */
export const PAGES_LIST = 'words-pages';

/** A field of one value: a text, a number, a picture, yes or no, one of several. */
export function Leaf(field: FieldProps) {
  switch (decideKind(field.schema)) {
    case 'choice':
      return <Choice {...field} />;
    case 'picture':
      return <Picture {...field} />;
    case 'flag':
      return <Flag {...field} />;
    case 'number':
      return <NumberField {...field} />;
    default:
      return <Text {...field} />;
  }
}

function Choice(field: FieldProps) {
  const { schema, place, value, isOptional } = field;
  const { change } = useForm();
  const {
    texts: { field: says },
    t,
  } = useTranslations('content');
  const toChoiceName = (choice: unknown) => schema.names?.[String(choice)] ?? String(choice);
  const choices = toChoices(schema) ?? [];
  const standard = schema.default === undefined ? says.leftOut : toChoiceName(schema.default);
  return (
    <FieldFrame field={field}>
      {(framed) => (
        <select
          {...framed}
          value={value === undefined ? '' : choices.indexOf(value as string)}
          onChange={({ target }) =>
            change(place, target.value === '' ? undefined : choices[Number(target.value)])
          }
        >
          {isOptional && <option value="">{t(says.asARule, { choice: standard })}</option>}
          {choices.map((choice, index) => (
            <option key={choice} value={index}>
              {toChoiceName(choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function Flag(field: FieldProps) {
  const { schema, place, value, isOptional } = field;
  const { change } = useForm();
  const isOn = value === undefined ? schema.default === true : value === true;
  return (
    <FieldFrame field={field}>
      {(framed) => (
        <input
          {...framed}
          type="checkbox"
          checked={isOn}
          // What is the rule anyway is left out, as in the file.
          onChange={({ target: { checked } }) =>
            change(place, isOptional && checked === (schema.default === true) ? undefined : checked)
          }
        />
      )}
    </FieldFrame>
  );
}

function NumberField(field: FieldProps) {
  const { schema, place, value } = field;
  const { change } = useForm();
  return (
    <FieldFrame field={field}>
      {(framed) => (
        <input
          {...framed}
          type="number"
          step={schema.type === 'integer' ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target: { valueAsNumber } }) =>
            change(place, Number.isNaN(valueAsNumber) ? undefined : valueAsNumber)
          }
        />
      )}
    </FieldFrame>
  );
}

// How much of them search engines show, in characters.
const SHOWN = new Map([
  ['meta/title', 60],
  ['meta/description', 160],
]);

function Text(field: FieldProps) {
  const { schema, place, value, isOptional } = field;
  const { change } = useForm();
  const {
    texts: { field: says },
    t,
  } = useTranslations('content');
  const text = typeof value === 'string' ? value : '';
  const isLink = isHref(place);
  const isShort = isShortText(schema, place);
  const { maxLength } = schema;
  const shown = [...SHOWN].find(([end]) => place.endsWith(end))?.[1];
  const type = (typed: string) => change(place, typed === '' && isOptional ? undefined : typed);
  const line = useTypedBefore<HTMLInputElement>(text, type);
  const lines = useTypedBefore<HTMLTextAreaElement>(text, type);
  const typed = {
    value: text,
    dir: isShort ? 'ltr' : 'auto',
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return (
    <FieldFrame field={field}>
      {(framed) => (
        <>
          {isShort ? (
            <input
              {...framed}
              {...typed}
              ref={line}
              type={schema.format === 'date' ? 'date' : 'text'}
              {...(isLink && { list: PAGES_LIST })}
            />
          ) : (
            <textarea
              {...framed}
              {...typed}
              ref={lines}
              rows={Math.min(12, Math.ceil((text.length + 1) / 70))}
            />
          )}
          {(maxLength ?? shown) !== undefined && (
            <p className="words-field__count" data-over={text.length > (maxLength ?? Infinity)}>
              {maxLength === undefined
                ? t(says.shownCharacters, { length: text.length, most: shown ?? 0 })
                : t(says.characters, { length: text.length, most: maxLength })}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
