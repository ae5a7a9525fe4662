import { retentionPeriods } from '@agency/contracts';
import {
  APIError,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  ValidationError,
} from 'payload';
import { noteInAudit } from '../collections/audit-trail/note-in-audit.ts';
import { countMore } from './count-due.ts';
import { toTotal, toWords } from './kinds.ts';
import { toNextNight } from './nights.ts';
import { getPeriods, type Periods, periodNames } from './periods.ts';

/** Nobody deletes with a slip: shorter periods are taken only along with the number of what goes tonight because of them. */
export const refuseUnseenLoss: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { confirmed, ...kept } = data as Partial<Periods> & { confirmed?: number | null };
  const from = await getPeriods(req.payload, req);
  const to = { ...from, ...pickPeriods(kept) };
  refuseLongFiles(to);
  const more = await countMore(req.payload, { from, to, at: toNextNight(new Date()) });
  const total = toTotal(more);
  if (total > 0 && confirmed !== total) {
    throw new APIError(
      `With these periods ${toWords(more)} more would be deleted tonight. Save again to see the question.`,
      409,
      null,
      true,
    );
  }
  return kept;
};

/** @throws {ValidationError} */
function refuseLongFiles({ files, applications }: Periods): void {
  if (files <= applications) return;
  throw new ValidationError({
    global: 'retention',
    errors: [
      {
        path: 'files',
        message: `A file cannot be kept longer than its application: ${applications} months at most.`,
      },
    ],
  });
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
