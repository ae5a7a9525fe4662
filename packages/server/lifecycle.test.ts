import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getRaw, sendRaw } from './testing/raw-socket.ts';

// Other processes may delay this one.
const patient = { timeout: 20_000 };

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function start(handler: string, notice?: number) {
  const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const script = `
    import { createHttpServer } from ${from('http-server.ts')};
    import { runUntilSignal } from ${from('lifecycle.ts')};
    import { createLogger } from ${from('logger.ts')};
    import { toHeadersFor } from ${from('security-headers.ts')};
    const logger = createLogger('test');
    const httpServer = createHttpServer({
      handler: ${handler},
      headersFor: toHeadersFor("default-src 'none'"), allowedHosts: [], logger,
    });
    await runUntilSignal(httpServer, { port: 0, host: '127.0.0.1', logger, notice: ${notice} });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const { port } = JSON.parse(line);
    if (port) return { child, port: Number(port) };
  }
  throw new Error('the process did not start');
}

describe('process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes its requests and exits 0 on %s',
    async (signal) => {
      const { child, port } = await start(
        `(request, response) => { process.once('${signal}', () => response.end('done')); process.kill(process.pid, '${signal}'); }`,
      );
      const exit = once(child, 'exit');
      const response = await getRaw(port, '/');
      expect(response.body).toContain('done');
      expect(await exit).toEqual([0, null]);
    },
  );

  it('continues after SIGUSR2, which changes its log level', async () => {
    const { child, port } = await start('(request, response) => response.end(logger.level)');
    const read = async () => (await getRaw(port, '/')).body;
    expect(await read()).toContain('info');
    child.kill('SIGUSR2');
    await expect.poll(read).toContain('debug');
    child.kill('SIGUSR2');
    await expect.poll(read).toContain('info');
  });

  it('survives an unhandled rejection', async () => {
    const { port } = await start(
      `(request, response) => { void Promise.reject(new Error('lost')); response.end(); }`,
    );
    await getRaw(port, '/');
    expect((await getRaw(port, '/healthz')).status).toBe(200);
  });

  it('exits 1 after an uncaught exception', async () => {
    const { child, port } = await start(
      `(request, response) => { response.end(); setImmediate(() => { throw new Error('lost'); }); }`,
    );
    const exit = once(child, 'exit');
    await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await exit).toEqual([1, null]);
  });

  it('reports that it is not ready for a moment before it ends, and still responds', async () => {
    const { child, port } = await start(`(request, response) => response.end('done')`, 3_600_000);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await getRaw(port, '/readyz')).status).toBe(503), patient);
    expect((await getRaw(port, '/')).body).toContain('done');
    // A second signal ends the process at once.
    child.kill('SIGTERM');
    expect(await exit).toEqual([1, null]);
  });

  it('ends after that time', async () => {
    const { child } = await start(`(request, response) => response.end('done')`, 50);
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  it('whose port is taken logs one line and ends, with any open resource', async () => {
    const { port } = await start(`(request, response) => response.end()`);
    const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));
    const script = `
      import { createHttpServer } from ${from('http-server.ts')};
      import { runUntilSignal, startOrExit } from ${from('lifecycle.ts')};
      import { createLogger } from ${from('logger.ts')};
      const logger = createLogger('test');
      setInterval(() => undefined, 1000);
      await startOrExit(() => runUntilSignal(
        createHttpServer({ handler() {}, headersFor: () => ({}), allowedHosts: [], logger }),
        { port: ${port}, host: '127.0.0.1', logger },
      ), logger);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    expect(await once(child, 'close')).toEqual([78, null]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`127.0.0.1:${port} is taken by another process`);
  });

  it('writes files that only its own account can read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'private-'));
    const file = (name: string) => JSON.stringify(join(import.meta.dirname, name));
    const script = `
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { startOrExit } from ${file('lifecycle.ts')};
      import { createLogger } from ${file('logger.ts')};
      process.umask(0o022);
      await startOrExit(async () => {
        mkdirSync('kept');
        writeFileSync('kept/message', 'private');
      }, createLogger('test'));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
    });
    children.push(child);
    expect(await once(child, 'close')).toEqual([0, null]);
    for (const path of ['kept', 'kept/message']) {
      expect(statSync(join(folder, path)).mode & 0o077, path).toBe(0);
    }
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['SettingsError', 78, 'no'],
    // The settings are valid, so a supervisor starts it again.
    ['DataError', 65, 'no'],
    ['Error', 1, 'cannot start'],
  ])(
    'that cannot start because of a %s exits %i and logs the reason in one line',
    async (name, code, words) => {
      const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));
      const script = `
      import { startOrExit } from ${from('lifecycle.ts')};
      import { createLogger } from ${from('logger.ts')};
      import { DataError } from ${from('data-error.ts')};
      import { SettingsError } from ${from('settings.ts')};
      await startOrExit(() => Promise.reject(new ${name}('no')), createLogger('test'));`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
      children.push(child);
      const lines: string[] = [];
      createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
      expect(await once(child, 'close')).toEqual([code, null]);
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '').msg).toBe(words);
      expect(lines[0]?.includes('stack')).toBe(name === 'Error');
    },
  );
});
