import { useTranslations } from '../language/TranslationsProvider.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { FieldFrame, useControl } from './FieldFrame.tsx';
import { decideKind, isShortText, toChoices } from './field-kinds.ts';
import { type FieldProps, useContentForm } from './form-context.ts';

/** One of several values, or yes and no. */
export function ChoiceField(field: FieldProps) {
  const { schema, path, value, defaultValue, isOptional } = field;
  const { change } = useContentForm();
  const control = useControl(path);
  const { texts, t } = useTranslations('content');
  const choices = toChoices(schema) ?? [];
  const toName = (choice: unknown) =>
    schema.names?.[String(choice)] ?? (choice === true ? texts.field.yes : texts.field.no);
  const isChoice = choices.includes(defaultValue as string);
  const standard = schema.default === undefined ? texts.field.leftOut : toName(schema.default);
  return (
    <FieldFrame field={field} defaultText={isChoice ? toName(defaultValue) : ''}>
      <select
        {...control}
        value={value === undefined ? '' : choices.indexOf(value as string)}
        onChange={({ target }) =>
          change(path, target.value === '' ? undefined : choices[Number(target.value)])
        }
      >
        {isOptional && <option value="">{t(texts.field.asARule, { choice: standard })}</option>}
        {choices.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {toName(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A number, a date, or any other text. */
export function TextControl(field: FieldProps) {
  const { schema, path, value, isOptional, defaultValue } = field;
  const { change } = useContentForm();
  const isNumber = decideKind(schema) === 'number';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // A placeholder is no Latin word.
  const isArabic = /^\P{L}*\p{Script=Arabic}/u.test(text.replaceAll(/\{\w+\}/g, ''));
  const type = (typed: string) => {
    if (typed === '' && (isOptional || isNumber)) change(path, undefined);
    else change(path, isNumber ? Number(typed) : typed);
  };
  const control = {
    ...useControl(path),
    ref: usePreHydrationInput<HTMLInputElement & HTMLTextAreaElement>(text, type),
    value: text,
    placeholder: typeof defaultValue === 'string' ? defaultValue : '',
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  const shortType = schema.format === 'date' ? 'date' : 'text';
  return (
    <FieldFrame field={field}>
      {isNumber && (
        <input {...control} type="number" step={schema.type === 'integer' ? 1 : 'any'} />
      )}
      {!isNumber && isShortText(schema, path) && <input {...control} dir="ltr" type={shortType} />}
      {!isNumber && !isShortText(schema, path) && (
        <textarea {...control} dir={isArabic ? 'rtl' : 'auto'} rows={2} />
      )}
    </FieldFrame>
  );
}
