import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getFreePort } from '../../scripts/system/ports.ts';
import { until, type Visitor, waitUntilClickable } from './visitor.ts';
import { openSession } from './web-driver.ts';

const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };
/** Starts WebKitGTK's driver, with a virtual display if there is none. */
export async function openWebKit(driverPath: string): Promise<Visitor> {
  const home = mkdtempSync(join(tmpdir(), 'agency-webkit-'));
  const started: ChildProcess[] = [];
  const display = process.env.DISPLAY ?? (await startDisplay(started));
  const port = await getFreePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
  started.push(spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
  const address = `http://127.0.0.1:${port}`;
  const end = () => {
    for (const child of started.reverse()) child.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await until('a listening WebKitWebDriver', () =>
      fetch(`${address}/status`)
        .then(({ ok }) => ok)
        .catch(() => false),
    );
    const driver = await openSession(address, { browserName: 'MiniBrowser' });
    const run: Visitor['run'] = async (work, ...args) => {
      const script = `
        const done = arguments[arguments.length - 1];
        Promise.resolve((${work})(...arguments[0])).then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await driver.send('POST', '/execute/async', { script, args: [args] });
      const { value, error } = result as { value: never; error?: string };
      if (error) throw new Error(error);
      return value;
    };
    return {
      open: async (url) => void (await driver.send('POST', '/url', { url })),
      run,
      async click(selector) {
        const element = await driver.find(selector);
        await waitUntilClickable({ run }, selector);
        await driver.send('POST', `/element/${element}/click`);
      },
      async type(selector, text) {
        await driver.send('POST', `/element/${await driver.find(selector)}/value`, { text });
      },
      async press(key) {
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
        await driver.send('POST', '/actions', {
          actions: [{ type: 'key', id: 'keyboard', actions }],
        });
      },
      async attach(selector, file) {
        await driver.send('POST', `/element/${await driver.find(selector)}/value`, { text: file });
      },
      async resize(width, height) {
        await driver.send('POST', '/window/rect', { width, height });
        // The driver responds at once; the window is resized later.
        await until(
          `a page ${width} px wide`,
          () => run(() => innerWidth),
          (now) => now === width,
        );
      },
      // The protocol does not report them.
      readProblems: () => [],
      async close() {
        await driver.close().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** A virtual display; Xvfb chooses a free number and prints it. */
function startDisplay(started: ChildProcess[]): Promise<string> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  started.push(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended before it gave its display')));
    child.stdio[3]?.on('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
}
