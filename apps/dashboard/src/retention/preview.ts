import { type Period, retentionPeriods } from '@agency/contracts';
import type { Endpoint } from 'payload';
import * as z from 'zod';
import { admins } from '../access/access.ts';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { countMore } from './count-due.ts';
import { type Counts, toTotal } from './data-categories.ts';
import { getPeriods, type Periods, periodNames } from './periods.ts';
import { toNextRunTime } from './run-times.ts';

/** Additional deletions of the next run with other periods. */
export interface PeriodsPreview {
  total: number;
  /** By category. */
  counts: Counts;
}

const numberOf = ({ min, max }: Period) => z.coerce.number().int().min(min).max(max);

const querySchema = z
  .object(Object.fromEntries(periodNames.map((name) => [name, numberOf(retentionPeriods[name])])))
  .partial();

/** `GET /cms-api/globals/retention/preview?messages=6&…`: additional deletions of the next run with these periods. */
export const previewPeriods: Endpoint = {
  path: '/preview',
  method: 'get',
  handler: async (req) => {
    const rejection = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (rejection) return rejection;
    const parsed = querySchema.safeParse(Object.fromEntries(req.searchParams));
    if (!parsed.success)
      return errorResponse(
        400,
        translateError(req, ({ settings }) => settings.noPeriods),
      );
    const from = await getPeriods(req.payload);
    const to = { ...from, ...parsed.data } as Periods;
    const more = await countMore(req.payload, { from, to, at: toNextRunTime(new Date()) });
    return jsonResponse({ total: toTotal(more), counts: more } satisfies PeriodsPreview);
  },
};
