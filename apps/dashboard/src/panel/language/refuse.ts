import type { PayloadRequest } from 'payload';
import type { Plural, Values } from './say.ts';
import { type Speech, speak } from './speak.ts';
import type { AllWords } from './words.ts';

/** How refusals are said in a language. */
export type Refusals = Speech<'refusals'>;

/** Why something is refused, in whichever language it is said. */
export type Reason = (refusals: Refusals) => string;

type Choose = (words: AllWords['refusals']) => string | Plural;

/** A reason out of the words of refusals. */
export const because =
  (choose: Choose, values?: Values): Reason =>
  ({ words, say }) =>
    say(choose(words), values);

/** A request, as far as its language goes. */
interface Asked {
  i18n: { language: string };
}

/** A reason in the language of whoever asked. */
export const sayReason = ({ i18n }: Asked, reason: Reason): string =>
  reason(speak(i18n, 'refusals'));

/** A reason for a log, a command or another program. */
export const inEnglish = (reason: Reason): string => reason(speak({ language: 'en' }, 'refusals'));

/** A refusal, out of its words, in the language of whoever asked. */
export const tell = (req: Asked, choose: Choose, values?: Values): string =>
  sayReason(req, because(choose, values));

/** What a rule of a field is told beside its value. */
export interface RuleOptions {
  req: PayloadRequest;
  /** The document, as it would be stored. */
  data?: unknown;
  /** The fields around this one. */
  siblingData?: unknown;
  id?: number | string | undefined;
}

/** A rule of a field whose reason is said in the language of whoever saves. */
export const inWords =
  <Value>(rule: (value: Value, options: RuleOptions) => Promise<Reason | true> | Reason | true) =>
  async (value: Value, options: RuleOptions): Promise<string | true> => {
    const reason = await rule(value, options);
    return reason === true ? true : sayReason(options.req, reason);
  };
