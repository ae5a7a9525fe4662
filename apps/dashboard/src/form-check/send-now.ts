import type { Endpoint } from 'payload';
import { admins } from '../access/access.ts';
import { answerError, answerJson } from '../api/answer.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { findLast, planNow } from './plan.ts';
import { findWhyOff, workOnChecks } from './run-check.ts';

/** `POST /cms-api/form-checks/send`: sends a test of the form now, and says whether it arrived. */
export const sendFormCheck: Endpoint = {
  path: '/send',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req;
    const refusal = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (refusal) return refusal;
    const whyOff = findWhyOff();
    if (whyOff) return answerError(409, whyOff);
    const started = new Date();
    await planNow(payload, started);
    const planned = await findLast(payload);
    await workOnChecks(payload, started);
    const { docs } = await payload.find({
      collection: 'form-checks',
      where: { number: { equals: planned?.number ?? 0 } },
      limit: 1,
      user,
      overrideAccess: false,
    });
    const [check] = docs;
    if (!check?.arrivedAt) {
      return answerError(502, check?.lastError ?? 'Another process is sending one at this moment.');
    }
    const took = (Date.parse(check.arrivedAt) - started.getTime()) / 1000;
    return answerJson({ message: `It arrived after ${Math.max(0.1, took).toFixed(1)} s.` });
  },
};
