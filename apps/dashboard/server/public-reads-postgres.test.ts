import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPostgres } from '@agency/server/testing/find-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DashboardOnPostgres, openOnPostgres } from '../src/testing/on-postgres.ts';

// Skipped, and counted as that, where no PostgreSQL is installed.
describe.skipIf(!findPostgres())('on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  let server: Server;
  let url: string;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
    const { createPublicReads } = await import('./public-reads.ts');
    const reads = createPublicReads(dashboard.payload);
    server = createServer(
      (request, response) =>
        void reads.respond(request, response, { rawPath: request.url ?? '', query: '' }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/team-members`;
  }, 180_000);
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await dashboard?.close();
  }, 60_000);

  it('responds with 503 while PostgreSQL is down', { timeout: 60_000 }, async () => {
    expect((await fetch(url)).status).toBe(200);
    await dashboard.server.stop();
    await expect
      .poll(async () => (await fetch(url)).status, { timeout: 10_000, interval: 50 })
      .toBe(503);
    await dashboard.server.start();
    await expect
      .poll(async () => (await fetch(url)).status, { timeout: 10_000, interval: 50 })
      .toBe(200);
  });
});
