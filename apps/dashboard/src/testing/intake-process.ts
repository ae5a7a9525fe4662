// Starts like the dashboard and only serves the API, for tests that kill it or run two. Prints its port when it is
// ready.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepFilesPrivate } from '@agency/server/lifecycle';
import { createPublicReads } from '../../server/public-reads.ts';
import { createFirstAdmin } from '../accounts/first-admin.ts';
import { handleApiRequest } from '../api/handle-api.ts';
import { openPayload } from '../platform/open-payload.ts';
import { getSettings } from '../platform/settings.ts';
import { getStorageCheck } from '../platform/storage-check.ts';

keepFilesPrivate();
const payload = await openPayload();
await createFirstAdmin(payload, getSettings().DATA_DIR, 'http://localhost:3000/admin');
const storage = getStorageCheck(payload);
const reads = createPublicReads(payload);
const server = createServer(async (request, response) => {
  if (request.url === '/readyz') {
    const isReady = await storage.check().then(
      () => true,
      () => false,
    );
    return response.writeHead(isReady ? 200 : 503).end();
  }
  // Like a request that is busy between storing and committing.
  if (request.url === '/hold-a-transaction') {
    await payload.db.beginTransaction();
    return response.writeHead(200).end();
  }
  const target = { rawPath: request.url ?? '', query: '' };
  if (await reads.respond(request, response, target)) return response;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const received = await handleApiRequest(
    new Request(`http://localhost${request.url}`, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
    payload,
  );
  response.writeHead(received.status, { 'Content-Type': 'application/json' });
  return response.end(Buffer.from(await received.arrayBuffer()));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
