import { retentionPeriods } from '@agency/contracts';
import {
  APIError,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { createReason, translateReason } from '../panel/language/errors.ts';
import { getTranslations } from '../panel/language/get-translations.ts';
import { countMore } from './count-due.ts';
import { toTotal } from './kinds.ts';
import { toNextNight } from './nights.ts';
import { getPeriods, type Periods, periodNames } from './periods.ts';
import { sayCounts } from './say-counts.ts';

/** Nobody deletes with a slip: shorter periods are taken only along with the number of what goes tonight because of them. */
export const refuseUnseenLoss: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { confirmed, ...kept } = data as Partial<Periods> & { confirmed?: number | null };
  const from = await getPeriods(req.payload, req);
  const to = { ...from, ...pickPeriods(kept) };
  refuseLongFiles(req, to);
  const more = await countMore(req.payload, { from, to, at: toNextNight(new Date()) });
  const total = toTotal(more);
  if (total > 0 && confirmed !== total) {
    const what = sayCounts(more, getTranslations(req.i18n, 'outbox'));
    const reason = createReason(({ settings }) => settings.unseen, { what });
    throw new APIError(translateReason(req, reason), 409, null, true);
  }
  return kept;
};

/** @throws {ValidationError} */
function refuseLongFiles(req: PayloadRequest, { files, applications }: Periods): void {
  if (files <= applications) return;
  const reason = createReason(({ settings }) => settings.files, { months: applications });
  const errors = [{ path: 'files', message: translateReason(req, reason) }];
  throw new ValidationError({ global: 'retention', errors, req }, req.t);
}

/** Says in the audit trail what was changed, from what to what. */
export const noteNewPeriods: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const from = pickPeriods(previousDoc);
  const to = pickPeriods(doc);
  const changes = periodNames.flatMap((name) => {
    const { unit, default: standard } = retentionPeriods[name];
    const before = from[name] ?? standard;
    return to[name] === before ? [] : [`${name} ${before} → ${to[name]} ${unit}s`];
  });
  if (changes.length === 0) return;
  await noteInAudit(req, { act: 'periods-changed', detail: changes.join(', ') });
};

// What is out of bounds is refused by its field, after the hooks.
const pickPeriods = (data: Partial<Record<string, unknown>> | null | undefined): Partial<Periods> =>
  Object.fromEntries(
    periodNames.flatMap((name) => {
      const { min, max } = retentionPeriods[name];
      const value = data?.[name];
      const isPeriod = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
      return isPeriod ? [[name, value]] : [];
    }),
  );
