import { defaultLanguage } from '@agency/content/languages';
import type { Payload } from 'payload';
import { toDateField, toOffsetTime } from '../../panel/language/times.ts';
import { formFacts, forms } from '../forms.ts';
import { collectSubmitted, type SubmittedField } from '../hooks.ts';
import { toLanguageName, toMessageLanguage } from '../message-language.ts';
import { stages } from '../stages.ts';
import { states } from '../states.ts';
import { type Message, toSenderName } from './read-inbox.ts';
import type { Colleague } from './readers.ts';

/** A column of an export. */
export interface Column {
  heading: string;
  toCell: (message: Message, colleagues: Colleague[]) => string;
}

const known: Column[] = [
  { heading: 'Reference', toCell: ({ reference }) => reference },
  { heading: 'Form', toCell: ({ form }) => formFacts[form].one },
  { heading: 'Received', toCell: ({ createdAt }) => toOffsetTime(createdAt) },
  {
    heading: 'State',
    // Applications have a stage instead, except for spam.
    toCell: ({ form, state }) => (form === 'applications' && state !== 'spam' ? '' : states[state]),
  },
  { heading: 'Stage', toCell: (message) => ('stage' in message ? stages[message.stage] : '') },
  {
    heading: 'Owner',
    toCell: ({ owner }, colleagues) => colleagues.find(({ id }) => id === owner)?.name ?? '',
  },
  { heading: 'Starred', toCell: ({ starred }) => (starred ? 'yes' : '') },
  {
    heading: 'Answer by',
    toCell: ({ answerBy }) => (answerBy ? toDateField(answerBy) : ''),
  },
  {
    heading: 'First answered',
    toCell: ({ firstAnsweredAt }) => (firstAnsweredAt ? toOffsetTime(firstAnsweredAt) : ''),
  },
  {
    heading: 'Marketing consent',
    toCell: ({ marketing }) =>
      marketing?.wording
        ? `${marketing.at ? toOffsetTime(marketing.at) : ''}: ${marketing.wording}`
        : '',
  },
  { heading: 'Name', toCell: toSenderName },
];

// Last, so that the positions of older columns do not change.
const language: Column = {
  heading: 'Language',
  toCell: (message) => toLanguageName(toMessageLanguage(message).tag, defaultLanguage.locale),
};

/** Fields that the columns above contain. */
const omitted = ['reference', 'firstName', 'lastName', 'name'];

/** Common columns, then each field of any form once, then the language. */
export function getColumns({ collections }: Payload): Column[] {
  const sent = forms.flatMap((form) => collectSubmitted(collections[form].config.fields));
  const others = new Map(sent.map((field) => [field.name, field]));
  return [...known, ...[...others.values()].flatMap(toColumn), language];
}

function toColumn({ name, label }: SubmittedField): Column[] {
  if (omitted.includes(name)) return [];
  const toCell = (message: Message) =>
    String((message as unknown as Record<string, unknown>)[name] ?? '');
  return [{ heading: label, toCell }];
}
