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
  const { schema, path, value, isOptional } = field;
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  switch (decideKind(schema)) {
    case 'picture':
      return <PictureSelect {...field} />;
    case 'choice': {
      const choices = toChoices(schema) ?? [];
      const toName = (choice: unknown) => schema.names?.[String(choice)] ?? String(choice);
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
              {isOptional && (
                <option value="">{t(texts.field.asARule, { choice: standard })}</option>
              )}
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
    case 'flag': {
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
    case 'number':
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
    default:
      return <TextField {...field} />;
  }
}

/** How many characters search engines show, by the end of the path. */
const SEARCH_LIMITS = { 'meta/title': 60, 'meta/description': 160 };

function TextField(field: FieldProps) {
  const { schema, path, value, isOptional, defaultValue } = field;
  const { change } = useContentForm();
  const { texts, t } = useTranslations('content');
  const text = typeof value === 'string' ? value : '';
  const type = (typed: string) => change(path, typed === '' && isOptional ? undefined : typed);
  const input = usePreHydrationInput<HTMLInputElement & HTMLTextAreaElement>(text, type);
  const shown = Object.entries(SEARCH_LIMITS).find(([end]) => path.endsWith(end))?.[1];
  const { maxLength = Infinity } = schema;
  const most = shown ?? maxLength;
  const counted = shown ? texts.field.shownCharacters : texts.field.characters;
  return (
    <FieldFrame field={field}>
      {(control) => {
        const typed = {
          ...{ ...control, ref: input, value: text },
          ...(typeof defaultValue === 'string' && { placeholder: defaultValue }),
          onChange: ({ target }: { target: { value: string } }) => type(target.value),
        };
        return (
          <>
            {isShortText(schema, path) ? (
              <input
                {...typed}
                dir="ltr"
                type={schema.format === 'date' ? 'date' : 'text'}
                {...(isHref(path) && { list: PAGES_LIST })}
              />
            ) : (
              <textarea {...typed} dir="auto" rows={2} />
            )}
            {(shown || text.length > most / 2) && (
              <p className="words-field__count" data-over={text.length > maxLength}>
                {t(counted, { length: text.length, most })}
              </p>
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}
