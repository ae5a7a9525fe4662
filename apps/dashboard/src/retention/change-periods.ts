import { retentionPeriods } from '@agency/contracts';
import {
  APIError,
  type Endpoint,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { admins } from '../access/access.ts';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { createReason, translateError, translateReason } from '../panel/language/errors.ts';
import { getTranslations } from '../panel/language/get-translations.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { type Counts, countDue, dataCategories, noCounts, toTotal } from './data-categories.ts';
import { getPeriods, type Periods, periodNames, toNextRunTime } from './periods.ts';
import { translateCounts } from './translate-counts.ts';

/** Additional deletions of the next run with other periods. */
export interface PeriodsPreview {
  total: number;
  /** By category. */
  counts: Counts;
}

async function previewChange(
  payload: Payload,
  from: Periods,
  to: Periods,
): Promise<PeriodsPreview> {
  const at = toNextRunTime(new Date());
  const before = await countDue(payload, from, at);
  const after = await countDue(payload, to, at);
  const counts = { ...noCounts };
  for (const category of dataCategories)
    counts[category] = Math.max(0, after[category] - before[category]);
  return { total: toTotal(counts), counts };
}

/** `GET /cms-api/globals/retention/preview?messages=6&…`: additional deletions of the next run with these periods. */
export const previewPeriods: Endpoint = {
  path: '/preview',
  method: 'get',
  handler: async (req) => {
    const rejection = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (rejection) return rejection;
    const given = [...req.searchParams].map(([name, value]) => [name, Number(value)]);
    const asked = Object.fromEntries(
      given.filter(([name]) => periodNames.some((one) => one === name)),
    );
    const periods = pickPeriods(asked);
    if (Object.keys(periods).length < Object.keys(asked).length)
      return errorResponse(
        400,
        translateError(req, ({ settings }) => settings.noPeriods),
      );
    const from = await getPeriods(req.payload);
    return jsonResponse(await previewChange(req.payload, from, { ...from, ...periods }));
  },
};

/** Shorter periods need a confirmation with the number of rows that the next run would delete. */
export const requireConfirmation: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { confirmed, ...kept } = data as Partial<Periods> & { confirmed?: number | null };
  const from = await getPeriods(req.payload, req);
  const to = { ...from, ...pickPeriods(kept) };
  rejectLongFiles(req, to);
  const { total, counts } = await previewChange(req.payload, from, to);
  if (total > 0 && confirmed !== total) {
    const what = translateCounts(counts, getTranslations(req.i18n, 'outbox'));
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
