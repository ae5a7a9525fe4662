import { type Period, retentionPeriods } from '@agency/contracts';
import type { Endpoint } from 'payload';
import * as z from 'zod';
import { admins } from '../access/access.ts';
import { answerError, answerJson } from '../api/answer.ts';
import { translateError } from '../panel/language/errors.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { countMore } from './count-due.ts';
import { type Counts, toTotal } from './kinds.ts';
import { toNextNight } from './nights.ts';
import { getPeriods, type Periods, periodNames } from './periods.ts';

/** What other periods would delete in the next night, beside what goes anyway. */
export interface PeriodsPreview {
  total: number;
  /** The same by kind. */
  counts: Counts;
}

const numberOf = ({ min, max }: Period) => z.coerce.number().int().min(min).max(max);

const querySchema = z
  .object(Object.fromEntries(periodNames.map((name) => [name, numberOf(retentionPeriods[name])])))
  .partial();

/** `GET /cms-api/globals/retention/preview?messages=6&…`: what these periods would delete in the next night, beside what goes anyway. */
export const previewPeriods: Endpoint = {
  path: '/preview',
  method: 'get',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (refusal) return refusal;
    const asked = querySchema.safeParse(Object.fromEntries(req.searchParams));
    if (!asked.success)
      return answerError(
        400,
        translateError(req, ({ settings }) => settings.noPeriods),
      );
    const from = await getPeriods(req.payload);
    const to = { ...from, ...asked.data } as Periods;
    const more = await countMore(req.payload, { from, to, at: toNextNight(new Date()) });
    return answerJson({ total: toTotal(more), counts: more } satisfies PeriodsPreview);
  },
};
