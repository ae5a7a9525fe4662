import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { decideKind, isHref, isShortText, toChoices } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';
import { useContentFormState } from './form-context.ts';
import { PictureSelect } from './PictureSelect.tsx';

/** Lists the pages of the website, in the form's `<datalist>`. */
export const PAGES_LIST = 'words-pages';

/** A field of one value: a text, a number, a picture, yes or no, one of several. */
export function ValueField(field: FieldProps) {
  switch (decideKind(field.schema)) {
    case 'choice':
      return <Choice {...field} />;
    case 'picture':
      return <PictureSelect {...field} />;
    case 'flag':
      return <Flag {...field} />;
    case 'number':
      return <NumberField {...field} />;
    default:
      return <Text {...field} />;
  }
}

function Choice(field: FieldProps) {
  const { schema, path, value, isOptional } = field;
  const { change } = useContentFormState();
  const {
    texts: { field: labels },
    t,
  } = useTranslations('content');
  const toChoiceName = (choice: unknown) => schema.names?.[String(choice)] ?? String(choice);
  const choices = toChoices(schema) ?? [];
  const standard = schema.default === undefined ? labels.leftOut : toChoiceName(schema.default);
  return (
    <FieldFrame field={field}>
      {(control) => (
        <select
          {...control}
          value={value === undefined ? '' : choices.indexOf(value as string)}
          onChange={({ target }) =>
            change(path, target.value === '' ? undefined : choices[Number(target.value)])
          }
        >
          {isOptional && <option value="">{t(labels.asARule, { choice: standard })}</option>}
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
  const { schema, path, value, isOptional } = field;
  const { change } = useContentFormState();
  const isOn = value === undefined ? schema.default === true : value === true;
  return (
    <FieldFrame field={field}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={isOn}
          // What is the rule anyway is left out, as in the file.
          onChange={({ target: { checked } }) =>
            change(path, isOptional && checked === (schema.default === true) ? undefined : checked)
          }
        />
      )}
    </FieldFrame>
  );
}

function NumberField(field: FieldProps) {
  const { schema, path, value } = field;
  const { change } = useContentFormState();
  return (
    <FieldFrame field={field}>
      {(control) => (
        <input
          {...control}
          type="number"
          step={schema.type === 'integer' ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target: { valueAsNumber } }) =>
            change(path, Number.isNaN(valueAsNumber) ? undefined : valueAsNumber)
          }
        />
      )}
    </FieldFrame>
  );
}

// How much of them search engines show, in characters.
const SEARCH_LIMITS = new Map([
  ['meta/title', 60],
  ['meta/description', 160],
]);

function Text(field: FieldProps) {
  const { schema, path, value, isOptional } = field;
  const { change } = useContentFormState();
  const {
    texts: { field: labels },
    t,
  } = useTranslations('content');
  const text = typeof value === 'string' ? value : '';
  const isLink = isHref(path);
  const isShort = isShortText(schema, path);
  const { maxLength } = schema;
  const shown = [...SEARCH_LIMITS].find(([end]) => path.endsWith(end))?.[1];
  const type = (typed: string) => change(path, typed === '' && isOptional ? undefined : typed);
  const line = usePreHydrationInput<HTMLInputElement>(text, type);
  const lines = usePreHydrationInput<HTMLTextAreaElement>(text, type);
  const typed = {
    value: text,
    dir: isShort ? 'ltr' : 'auto',
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return (
    <FieldFrame field={field}>
      {(control) => (
        <>
          {isShort ? (
            <input
              {...control}
              {...typed}
              ref={line}
              type={schema.format === 'date' ? 'date' : 'text'}
              {...(isLink && { list: PAGES_LIST })}
            />
          ) : (
            <textarea
              {...control}
              {...typed}
              ref={lines}
              rows={Math.min(12, Math.ceil((text.length + 1) / 70))}
            />
          )}
          {(maxLength ?? shown) !== undefined && (
            <p className="words-field__count" data-over={text.length > (maxLength ?? Infinity)}>
              {maxLength === undefined
                ? t(labels.shownCharacters, { length: text.length, most: shown ?? 0 })
                : t(labels.characters, { length: text.length, most: maxLength })}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
