import { defaultLanguage } from '@agency/content/languages';
import { toDateField, toOffsetTime } from '../../panel/language/times.ts';
import type { Submission } from '../../payload-types.ts';
import { formFacts, forms, listAnswers } from '../forms.ts';
import { toLanguageName, toMessageLanguage } from '../message-language.ts';
import { stages, states } from '../workflow.ts';
import type { Colleague } from './readers.ts';

/** A column of an export. */
export interface Column {
  heading: string;
  toCell: (message: Submission, colleagues: Colleague[]) => string;
}

const known: Column[] = [
  { heading: 'Reference', toCell: ({ reference }) => reference },
  { heading: 'Form', toCell: ({ form }) => formFacts[form].one },
  { heading: 'Received', toCell: ({ createdAt }) => toOffsetTime(createdAt) },
  {
    heading: 'State',
    // Applications have a stage instead, except for spam.
    toCell: ({ form, state }) => (form === 'application' && state !== 'spam' ? '' : states[state]),
  },
  { heading: 'Stage', toCell: ({ stage }) => (stage ? stages[stage] : '') },
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
  { heading: 'Name', toCell: ({ sender }) => sender ?? '' },
];

const language: Column = {
  heading: 'Language',
  toCell: (message) => toLanguageName(toMessageLanguage(message).tag, defaultLanguage.locale),
};

/** Fields that the columns above contain. */
const omitted = ['firstName', 'lastName', 'name'];

/** Common columns, then each field of any form once, then the language. */
export function getColumns(): Column[] {
  const labels = new Map(
    forms.flatMap((form) => formFacts[form].fields.map(({ name, label }) => [name, label.en])),
  );
  const others = [...labels].filter(([name]) => !omitted.includes(name));
  return [...known, ...others.map(([name, label]) => toColumn(name, label)), language];
}

const toColumn = (name: string, heading: string): Column => ({
  heading,
  toCell: (message) => listAnswers(message).find((answer) => answer.name === name)?.value ?? '',
});
