import { SUBMISSION_ID_FIELD } from '@agency/contracts';
import { describe, expect, it, vi } from 'vitest';
import { type Fault, startFakeDashboard } from '../../../server/testing/fake-dashboard.ts';
import {
  fake,
  log,
  message,
  messages,
  pass,
  passRejected,
  restartWebsite,
  toJson,
} from './testing/contact-submissions.ts';
import { SUBMISSION_ID } from './testing/form-basics.ts';

describe('an endpoint that fails', () => {
  const faults: Fault[] = [
    'never-responds',
    'cut',
    'invalid-json',
    'html',
    'null',
    'wrong-schema',
    'huge',
    'gzip-bomb',
    'redirect',
    'server-error',
    'html-error',
    'html-not-found',
    'conflict',
  ];

  it.each(faults)(
    '(%s) never acknowledges the form, and the values are returned',
    async (fault) => {
      fake.fault = fault;
      const rejection = await passRejected(
        toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }),
      );
      expect(rejection).toMatchObject({
        status: 503,
        message: messages.refusals.notStored,
        fields: {},
        values: message,
        submissionId: SUBMISSION_ID,
      });
      expect(log).toContain('a message was not stored');
      expect(log).not.toContain(message.email);
    },
  );

  it('after storing the form gets the same id again, and stores it once', async () => {
    fake.fault = 'cut';
    const rejection = await passRejected(
      toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }),
    );
    fake.fault = undefined;
    const again = { ...rejection.values, [SUBMISSION_ID_FIELD]: rejection.submissionId };
    expect((await pass(toJson(again))).kind).toBe('stored');
    expect([...fake.stored.keys()]).toEqual([SUBMISSION_ID]);
  });
});

describe('an endpoint of another host', () => {
  it('does not get the secret', async () => {
    const other = await startFakeDashboard();
    restartWebsite(`${other.url}/api/submissions/contact`);
    expect((await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }))).kind).toBe(
      'stored',
    );
    expect(other.stored.get(SUBMISSION_ID)?.authorization).toBeUndefined();
    await other.close();
  });

  it('that is a spreadsheet script is followed once, to its response, without the message', async () => {
    const requested: { url: URL; init: RequestInit | undefined }[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input));
      requested.push({ url, init });
      if (url.host === 'script.google.com') {
        const Location = 'https://script.googleusercontent.com/macros/echo?x=1';
        return new Response('', { status: 302, headers: { Location } });
      }
      return Response.json({ ok: true, reference: 'ROW-7' });
    });
    restartWebsite('https://script.google.com/macros/s/abc/exec');
    expect(await pass(toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }))).toMatchObject({
      reference: 'ROW-7',
    });
    expect(requested).toHaveLength(2);
    expect(requested[0]?.url.searchParams.get(SUBMISSION_ID_FIELD)).toBe(SUBMISSION_ID);
    expect(new Headers(requested[0]?.init?.headers).has('authorization')).toBe(false);
    expect(requested[1]?.init?.method).toBeUndefined();
    expect(requested[1]?.init?.body).toBeUndefined();
  });

  it.each(['https://evil.example/x', 'http://script.googleusercontent.com/x', '/login'])(
    'that is a script and redirects to %s is not followed',
    async (Location) => {
      const requested = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () => new Response('', { status: 302, headers: { Location } }));
      restartWebsite('https://script.google.com/macros/s/abc/exec');
      expect((await passRejected(toJson(message))).status).toBe(503);
      expect(requested).toHaveBeenCalledTimes(1);
    },
  );
});
