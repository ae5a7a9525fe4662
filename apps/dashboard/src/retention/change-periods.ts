import { retentionPeriods } from '@agency/contracts';
import {
  APIError,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { createReason, translateReason } from '../panel/language/errors.ts';
import { getTranslations } from '../panel/language/get-translations.ts';
import { countMore } from './count-due.ts';
import { toTotal } from './data-categories.ts';
import { getPeriods, type Periods, periodNames } from './periods.ts';
import { toNextRunTime } from './run-times.ts';
import { translateCounts } from './translate-counts.ts';

/** Shorter periods need a confirmation with the number of rows that the next run would delete. */
export const requireConfirmation: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { confirmed, ...kept } = data as Partial<Periods> & { confirmed?: number | null };
  const from = await getPeriods(req.payload, req);
  const to = { ...from, ...pickPeriods(kept) };
  rejectLongFiles(req, to);
  const more = await countMore(req.payload, { from, to, at: toNextRunTime(new Date()) });
  const total = toTotal(more);
  if (total > 0 && confirmed !== total) {
    const what = translateCounts(more, getTranslations(req.i18n, 'outbox'));
    const reason = createReason(({ settings }) => settings.unseen, { what });
    throw new APIError(translateReason(req, reason), 409, null, true);
  }
  return kept;
};

/** @throws {ValidationError} */
function rejectLongFiles(req: PayloadRequest, { files, applications }: Periods): void {
  if (files <= applications) return;
  const reason = createReason(({ settings }) => settings.files, { months: applications });
  const errors = [{ path: 'files', message: translateReason(req, reason) }];
  throw new ValidationError({ global: 'retention', errors, req }, req.t);
}

/** Records changed periods. */
export const auditPeriods: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
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
