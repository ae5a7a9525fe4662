import type { Endpoint } from 'payload';
import { admins } from '../access/access.ts';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { addJob, createRunner, hurryJob } from '../jobs/queue.ts';
import { openTasks } from '../jobs/tasks.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { createFormCheckTask, FORM_CHECK, getOffReason, readCheck } from './run-check.ts';

/** `POST /cms-api/form-checks/send` sends a form test now */
export const sendFormCheck: Endpoint = {
  path: '/form-checks/send',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const rejection = rejectUnauthorized(req, admins, ({ access }) => access.admins);
    if (rejection) return rejection;
    const whyOff = getOffReason();
    if (whyOff) return errorResponse(409, whyOff);
    const started = new Date();
    await addJob(payload, { task: FORM_CHECK, key: FORM_CHECK, at: started });
    await hurryJob(payload, FORM_CHECK, started);
    await createRunner(payload, [openTasks(payload, [createFormCheckTask(payload)])]).work();
    const { lastArrivedAt, why } = await readCheck(payload);
    if (!lastArrivedAt || Date.parse(lastArrivedAt) < started.getTime()) {
      return errorResponse(502, why ?? 'Another process is sending one at this moment.');
    }
    const took = (Date.parse(lastArrivedAt) - started.getTime()) / 1000;
    return jsonResponse({ message: `It arrived after ${Math.max(0.1, took).toFixed(1)} s.` });
  },
};
