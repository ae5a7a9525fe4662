import { randomBytes } from 'node:crypto';
import { toKeptFilePath } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { TEST_INTAKE_SECRET } from '../../testing/open-test-dashboard.ts';
import {
  answerApi,
  dashboard,
  inTwoHours,
  listIncoming,
  listKept,
  resumes,
} from './testing/open-careers.ts';

const sealed = randomBytes(100_000);
const toId = () => randomBytes(16).toString('hex');

async function ask(method: string, id: string, secret = TEST_INTAKE_SECRET) {
  const request = new Request(`http://localhost${toKeptFilePath(id)}`, {
    method,
    headers: { Authorization: `Bearer ${secret}` },
    ...(method === 'PUT' && { body: sealed }),
  });
  const answer = await answerApi(request, dashboard.payload);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the file of a form that is asked for again', () => {
  it('is kept as it came, until it is not needed any more', async () => {
    const id = toId();
    expect((await ask('PUT', id)).status).toBe(204);
    expect((await ask('GET', id)).bytes.equals(sealed)).toBe(true);
    expect(listIncoming()).toContain(id);
    expect((await ask('DELETE', id)).status).toBe(204);
    expect((await ask('GET', id)).status).toBe(404);
    expect(listIncoming()).not.toContain(id);
  });

  it('goes by itself after an hour, and becomes nobody’s resume', async () => {
    const id = toId();
    await ask('PUT', id);
    await resumes.sweepResumes(dashboard.payload);
    expect((await ask('GET', id)).status).toBe(200);
    await resumes.sweepResumes(dashboard.payload, inTwoHours());
    expect((await ask('GET', id)).status).toBe(404);
    expect(listKept()).not.toContain(id);
  });

  it('is for the website alone, under ids of our own', async () => {
    const id = toId();
    await ask('PUT', id);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect((await ask(method, id, 'x'.repeat(32))).status).toBe(401);
    }
    for (const other of ['', '..%2Fkept', id.toUpperCase(), `${id}0`]) {
      expect((await ask('GET', other)).status).toBe(404);
    }
    expect((await ask('POST', id)).status).toBe(405);
    expect((await ask('GET', id)).status).toBe(200);
  });

  it('is not kept once there are too many in an hour: no stranger fills the disk', async () => {
    const statuses = [];
    for (let turn = 0; turn < 105; turn += 1) statuses.push((await ask('PUT', toId())).status);
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
  });
});
