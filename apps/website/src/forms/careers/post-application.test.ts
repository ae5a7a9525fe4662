import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { toJsonResponse } from '../server/response.ts';
import { own, restartWebsite, sendRejected } from '../server/testing/careers-submissions.ts';
import { postApplication } from './post-application.ts';

it('the error of an endpoint is logged without anything of the application', async () => {
  const endpoint = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(500).end('Quota of the sheet is used up for omar.farid@nile.example');
    });
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  restartWebsite(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/exec`);
  const reply = toJsonResponse(await sendRejected({}));
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(reply);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(await postApplication('/forms/careers', new FormData(), own.failed)).toMatchObject({
    ok: false,
    message: own.failed,
  });
  const line = logged.mock.calls.flat().join(' ');
  expect(line).toContain('/forms/careers responded with 503');
  expect(line).toContain('Quota of the sheet is used up for […]');
  vi.restoreAllMocks();
  endpoint.close();
});
