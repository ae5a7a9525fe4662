import { type EmploymentType, payUnits } from '@agency/contracts';
import type { Field } from 'payload';
import { openingWriters, openOrWriters } from '../../access/access.ts';
import { createReason, toValidate } from '../../platform/language/errors.ts';
import { createVersionedCollection } from '../editing/versioned-collection.ts';
import {
  createInternalField,
  createUiField,
  dateTimeComponents,
  toOptions,
} from '../field-builders.ts';
import { rejectWhileUsed } from '../reject-while-used.ts';
import { descriptionEditor } from '../rich-text/article-editor.ts';
import { createUniqueSlugField } from '../slug-field.ts';
import { validateLanguages } from '../validate-languages.ts';
import { getOfficeOptions, validateOffice } from './offices.ts';
import { decidePay } from './pay.ts';
import { REMOTE } from './remote.ts';
import { recordIsDraft, setPublicationDates, useWrittenLanguage } from './set-publication-dates.ts';

const typeNames: Record<EmploymentType, string> = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

const validateClosing = toValidate((value: Date | string | null | undefined, { siblingData }) => {
  if (!value) return createReason(({ opening }) => opening.closes);
  const { opensAt } = siblingData as { opensAt?: string | null };
  // Publishing opens an opening without a date.
  if (new Date(value) > (opensAt ? new Date(opensAt) : new Date())) return true;
  return createReason(({ opening }) => (opensAt ? opening.order : opening.passed));
});

const pay: Field = {
  name: 'pay',
  type: 'group',
  validate: toValidate(decidePay),
  admin: { description: 'May stay empty. One amount, or a range.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'min', label: 'Amount, or from', type: 'number', min: 0 },
        { name: 'max', label: 'To', type: 'number', min: 0 },
        {
          name: 'currency',
          type: 'text',
          maxLength: 3,
          admin: { placeholder: 'EGP' },
          validate: toValidate(
            (value: string | null | undefined) =>
              !value ||
              /^[A-Z]{3}$/.test(value) ||
              createReason(({ opening }) => opening.currencyCode),
          ),
        },
        {
          name: 'unit',
          label: 'For each',
          type: 'select',
          defaultValue: 'month',
          options: payUnits.map((value) => ({ value, label: value })),
        },
      ],
    },
  ],
} as Field;

/** Job openings for a limited time. Each is shown in the languages of its texts. */
export const openings = createVersionedCollection({
  slug: 'openings',
  labels: { singular: 'Job opening', plural: 'Openings' },
  access: { read: openOrWriters, write: openingWriters },
  admin: {
    useAsTitle: 'title',
    description:
      'Positions on the careers page. One is shown from the time it opens until it closes, by itself.',
    defaultColumns: ['title', '_status', 'employmentType', 'closesAt'],
    listSearchableFields: ['title', 'slug'],
  },
  defaultSort: '-updatedAt',
  trash: true,
  indexes: [{ fields: ['deletedAt', '_status', 'closesAt'] }],
  hooks: {
    beforeOperation: [recordIsDraft, useWrittenLanguage],
    beforeChange: [validateLanguages({ mayLackDefault: true }), setPublicationDates],
    beforeDelete: [
      rejectWhileUsed({ collection: 'submissions', field: 'opening', as: 'applications' }),
    ],
  },
  fields: [
    createUiField('applicants', '/panel/openings/ApplicantsLink.tsx#ApplicantsLink', 'sidebar'),
    {
      name: 'title',
      label: 'Position',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      admin: {
        description:
          'As it is called on the careers page, which shows it in the languages it is written in.',
      },
    },
    {
      name: 'description',
      type: 'richText',
      localized: true,
      required: true,
      editor: descriptionEditor,
      admin: { description: 'What the work is, whom you look for, what you offer.' },
    },
    pay,
    {
      name: 'office',
      type: 'text',
      required: true,
      maxLength: 20,
      defaultValue: REMOTE,
      validate: validateOffice,
      admin: {
        position: 'sidebar',
        components: {
          Field: {
            path: '/panel/OptionsField.tsx#OptionsField',
            clientProps: { options: getOfficeOptions() },
          },
        },
      },
    },
    {
      name: 'employmentType',
      label: 'Kind of employment',
      type: 'select',
      required: true,
      defaultValue: 'full-time',
      options: toOptions(typeNames),
      admin: { position: 'sidebar' },
    },
    {
      name: 'opensAt',
      label: 'Opens',
      type: 'date',
      index: true,
      admin: {
        position: 'sidebar',
        components: dateTimeComponents,
        description:
          'In the agency’s time, whatever this device says. Empty means: when it is published.',
      },
    },
    {
      name: 'closesAt',
      label: 'Closes',
      type: 'date',
      required: true,
      index: true,
      validate: validateClosing,
      admin: {
        position: 'sidebar',
        components: dateTimeComponents,
        description:
          'In the agency’s time, whatever this device says. Visitors read it in the time of the office, with UTC beside it.',
      },
    },
    createUniqueSlugField(
      { collection: 'openings', source: 'title', standIn: 'opening' },
      'Last part of the page address, made from the position. Stays once it was published.',
    ),
    createInternalField({ name: 'firstPublishedAt', type: 'date' }),
  ],
});
