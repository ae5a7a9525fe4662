import { type Period, type PeriodName, retentionPeriods } from '@agency/contracts';
import type { Field, GlobalConfig } from 'payload';
import { admins, websiteOrColleagues } from '../access/access.ts';
import { publicContent } from '../access/public-collections.ts';
import { menuGroups } from '../collections/menu-groups.ts';
import { createReason, toValidate } from '../panel/language/errors.ts';
import { auditPeriods, requireConfirmation } from './change-periods.ts';
import { periodNames } from './periods.ts';

const periodLabels: Record<PeriodName, string> = {
  messages: 'Messages and enquiries',
  applications: 'Applications',
  files: 'Files of applications',
  spam: 'Spam',
  auditTrail: 'Audit trail',
  missingPaths: 'Missing URLs',
  logs: 'Server logs',
  backups: 'Backups',
};

/** The retention periods that admins set (docs/forms-and-privacy.md). */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention periods',
  custom: publicContent,
  access: { read: websiteOrColleagues, update: admins },
  admin: {
    group: menuGroups.settings,
    description:
      'Every night, data older than these periods is deleted permanently. The privacy page shows the same numbers, which apply to every message, whatever its state or owner.',
    hideAPIURL: true,
  },
  lockDocuments: false,
  hooks: { beforeChange: [requireConfirmation], afterChange: [auditPeriods] },
  fields: [
    {
      name: 'report',
      type: 'ui',
      admin: { components: { Field: '/panel/retention/RetentionReport.tsx#RetentionReport' } },
    },
    ...periodNames.map(toField),
    {
      name: 'confirmed',
      label: 'Confirmed deletions',
      type: 'number',
      virtual: true,
      admin: {
        // Payload makes virtual fields read-only.
        readOnly: false,
        description: 'Only if shorter periods delete more: saving says how many.',
      },
    },
  ],
};

function toField(name: PeriodName): Field {
  const { unit, min, max, default: defaultValue, meaning }: Period = retentionPeriods[name];
  return {
    name,
    label: `${periodLabels[name]}, in ${unit}s`,
    type: 'number',
    required: true,
    min,
    max,
    defaultValue,
    validate: toValidate(
      (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
        createReason(({ settings }) => (unit === 'day' ? settings.days : settings.months), {
          min,
          max,
        }),
    ),
    admin: { step: 1, description: `${meaning} From ${min} to ${max}.` },
  };
}
