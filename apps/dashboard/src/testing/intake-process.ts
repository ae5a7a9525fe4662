// A process that answers the API and nothing else, for tests that kill it. Prints its port when it is ready.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerApi } from '../api/answer-api.ts';
import { openPayload } from '../platform/open-payload.ts';

const payload = await openPayload();
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = await answerApi(
    new Request(`http://localhost${request.url}`, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: Buffer.concat(chunks),
    }),
    payload,
  );
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(await answer.text());
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
