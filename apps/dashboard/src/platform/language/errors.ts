import type { BaseValidateOptions } from 'payload';
import type { Plural, Values } from './format-text.ts';
import { getTranslations, type Translations } from './get-translations.ts';
import type { Texts } from './texts.ts';

/** Error messages in one language. */
export type ErrorTranslations = Translations<'errors'>;

/** Why a request or a value is rejected, in any language. */
export type Reason = (translations: ErrorTranslations) => string;

type Choose = (errors: Texts['errors']) => string | Plural;

/** Creates a reason from an error message. */
export const createReason =
  (choose: Choose, values?: Values): Reason =>
  ({ texts, t }) =>
    t(choose(texts), values);

interface RequestLanguage {
  i18n: { language: string };
}

/** A reason in the language of the request. */
export const translateReason = ({ i18n }: RequestLanguage, reason: Reason): string =>
  reason(getTranslations(i18n, 'errors'));

/** A reason for logs, commands and other processes. */
export const toEnglish = (reason: Reason): string =>
  reason(getTranslations({ language: 'en' }, 'errors'));

/** An error message in the language of the request. */
export const translateError = (req: RequestLanguage, choose: Choose, values?: Values): string =>
  translateReason(req, createReason(choose, values));

/** What Payload passes to `validate` besides the value. */
export type RuleOptions = Pick<BaseValidateOptions<unknown, unknown, unknown>, 'req'> &
  Partial<Pick<BaseValidateOptions<unknown, unknown, unknown>, 'data' | 'id' | 'siblingData'>>;

/** Turns a rule into Payload's `validate`, with its reason in the language of the request. */
export const toValidate =
  <Value>(rule: (value: Value, options: RuleOptions) => Promise<Reason | true> | Reason | true) =>
  async (value: Value, options: RuleOptions): Promise<string | true> => {
    const reason = await rule(value, options);
    return reason === true ? true : translateReason(options.req, reason);
  };
