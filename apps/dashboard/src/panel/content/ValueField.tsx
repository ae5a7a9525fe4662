import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { decideKind, isHref, isShortText, toChoices } from './field-kinds.ts';
import { type FieldProps, useContentForm } from './form-context.ts';
import { PictureSelect } from './PictureSelect.tsx';

/** Id of the form's `<datalist>` of pages of the website. */
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
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  const toName = (choice: unknown) => schema.names?.[String(choice)] ?? String(choice);
  const choices = toChoices(schema) ?? [];
  const standard = schema.default === undefined ? texts.field.leftOut : toName(schema.default);
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
          {isOptional && <option value="">{t(texts.field.asARule, { choice: standard })}</option>}
          {choices.map((choice, index) => (
            <option key={choice} value={index}>
              {toName(choice)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function Flag(field: FieldProps) {
  const { schema, path, value, isOptional } = field;
  const { change } = useContentForm();
  const standard = schema.default === true;
  return (
    <FieldFrame field={field}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={value === undefined ? standard : value === true}
          // The default is left out, as in the file.
          onChange={({ target: { checked } }) =>
            change(path, isOptional && checked === standard ? undefined : checked)
          }
        />
      )}
    </FieldFrame>
  );
}

function NumberField(field: FieldProps) {
  const { schema, path, value } = field;
  const { change } = useContentForm();
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

/** How many characters search engines show, by the end of the path. */
const SEARCH_LIMITS = { 'meta/title': 60, 'meta/description': 160 };

function Text(field: FieldProps) {
  const { schema, path, value, isOptional, defaultValue } = field;
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  const text = typeof value === 'string' ? value : '';
  const isShort = isShortText(schema, path);
  const { maxLength } = schema;
  const shown = Object.entries(SEARCH_LIMITS).find(([end]) => path.endsWith(end))?.[1];
  const type = (typed: string) => change(path, typed === '' && isOptional ? undefined : typed);
  const line = usePreHydrationInput<HTMLInputElement>(text, type);
  const lines = usePreHydrationInput<HTMLTextAreaElement>(text, type);
  const typed = {
    value: text,
    ...(typeof defaultValue === 'string' && { placeholder: defaultValue }),
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
              dir="ltr"
              type={schema.format === 'date' ? 'date' : 'text'}
              {...(isHref(path) && { list: PAGES_LIST })}
            />
          ) : (
            <textarea
              {...control}
              {...typed}
              ref={lines}
              dir="auto"
              rows={Math.min(12, Math.ceil((text.length + 1) / 70))}
            />
          )}
          {maxLength !== undefined && (
            <p className="words-field__count" data-over={text.length > maxLength}>
              {t(texts.field.characters, { length: text.length, most: maxLength })}
            </p>
          )}
          {maxLength === undefined && shown !== undefined && (
            <p className="words-field__count">
              {t(texts.field.shownCharacters, { length: text.length, most: shown })}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
