import { type Period, type PeriodName, retentionPeriods } from '@agency/contracts';
import {
  APIError,
  type Field,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { admins, websiteOrColleagues } from '../../access/access.ts';
import { publicContent } from '../../access/public-collections.ts';
import { recordAudit } from '../../collections/audit-trail/record-audit.ts';
import { createUiField } from '../../collections/field-builders.ts';
import { createReason, toValidate, translateError } from '../../platform/language/errors.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import {
  type Counts,
  countDue,
  dataCategories,
  toTotal,
  translateCounts,
} from './data-categories.ts';
import { getPeriods, type Periods, periodNames, toNextRunTime } from './periods.ts';

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

/** What the next run would delete more with other periods. */
async function countMore(payload: Payload, from: Periods, to: Periods): Promise<Counts> {
  const at = toNextRunTime(new Date());
  const before = await countDue(payload, from, at);
  const counts = await countDue(payload, to, at);
  for (const category of dataCategories)
    counts[category] = Math.max(0, counts[category] - before[category]);
  return counts;
}

/** Shorter periods need a confirmation with the number of rows that the next run would delete. */
const requireConfirmation: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { confirmed, ...periods } = data as Partial<Periods> & { confirmed?: number | null };
  const from = await getPeriods(req.payload, req);
  const to = { ...from, ...pickPeriods(periods) };
  rejectLongFiles(req, to);
  const counts = await countMore(req.payload, from, to);
  const total = toTotal(counts);
  if (total > 0 && confirmed !== total) {
    const what = translateCounts(counts, getTranslations(req.i18n, 'outbox'));
    const message = translateError(req, ({ settings }) => settings.unconfirmed, { what, total });
    throw new APIError(message, 409, null, true);
  }
  return periods;
};

/** @throws {ValidationError} */
function rejectLongFiles(req: PayloadRequest, { files, applications }: Periods): void {
  if (files <= applications) return;
  const message = translateError(req, ({ settings }) => settings.files, { months: applications });
  const errors = [{ path: 'files', message }];
  throw new ValidationError({ global: 'retention', errors, req }, req.t);
}

/** Records changed periods. */
const auditPeriods: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const from = pickPeriods(previousDoc);
  const to = pickPeriods(doc);
  const changes = periodNames.flatMap((name) => {
    const { unit, default: standard } = retentionPeriods[name];
    const before = from[name] ?? standard;
    return to[name] === before ? [] : [`${name} ${before} → ${to[name]} ${unit}s`];
  });
  if (changes.length === 0) return;
  await recordAudit(req, { act: 'periods-changed', detail: changes.join(', ') });
};

// Values out of range are rejected by field validation, after the hooks.
const pickPeriods = (data: Partial<Record<string, unknown>> | null | undefined): Partial<Periods> =>
  Object.fromEntries(
    periodNames.flatMap((name) => {
      const { min, max } = retentionPeriods[name];
      const value = data?.[name];
      const isPeriod = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return isPeriod ? [[name, value]] : [];
    }),
  );

/** The retention periods that admins set (docs/forms-and-privacy.md). */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention periods',
  custom: publicContent,
  access: { read: websiteOrColleagues, update: admins },
  admin: {
    description:
      'How long messages, applications and files are stored. What is older is deleted every night, for good, and the privacy page says so.',
  },
  lockDocuments: false,
  hooks: { beforeChange: [requireConfirmation], afterChange: [auditPeriods] },
  fields: [
    createUiField('report', '/panel/retention/RetentionReport.tsx#RetentionReport'),
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
  const { unit, min, max, default: defaultValue, description }: Period = retentionPeriods[name];
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
    admin: { step: 1, description: `${description} From ${min} to ${max}.` },
  };
}
