import { readdirSync, readlinkSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { toFilledForm } from '../../system/filled-forms.ts';
import type { Target } from './besiege.ts';

/** What everybody else is to be answered within, in milliseconds. */
const SLOWEST = 2000;

/** Where an honest visitor goes. */
export interface Places {
  website: Target;
  dashboard: Target;
  /** Of the website, as its forms name it. */
  origin: string;
}

/** What was seen of one question. */
export interface Seen {
  answers: number;
  /** Milliseconds. */
  longest: number;
  failures: string[];
}

interface Asked {
  target: Target;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address of this machine it comes from. */
  from: string;
}

/** Asks over a new connection, as somebody who just comes. @returns the status, or what went wrong */
function ask({ target, path, headers, body, from }: Asked): Promise<number | string> {
  const { port, host, ca } = target;
  const options = {
    ...({ port, path, host: '127.0.0.1', agent: false, localAddress: from } as const),
    method: body === undefined ? 'GET' : 'POST',
    headers: { Host: host, ...headers },
    signal: AbortSignal.timeout(SLOWEST),
  };
  return new Promise((resolve) => {
    const outgoing = ca ? request({ ...options, ca, servername: host }) : requestPlain(options);
    outgoing.once('error', (error) =>
      resolve(error.name === 'AbortError' ? 'too late' : error.message),
    );
    outgoing.once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', (error) => resolve(error.message));
    });
    outgoing.end(body);
  });
}

/** Visitors who come one after the other and ask for a page, for both programs' health, and send a form. */
export function watchHonestVisitors(
  places: Places,
  first: number,
): () => Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {};
  let isOver = false;
  const time = async (name: string, asked: Asked) => {
    const started = performance.now();
    const outcome = await ask(asked);
    seen[name] ??= { answers: 0, longest: 0, failures: [] };
    const one = seen[name];
    one.answers += 1;
    one.longest = Math.max(one.longest, Math.round(performance.now() - started));
    if (outcome !== 200) one.failures.push(`${name}: ${outcome}`);
  };
  const watching = (async () => {
    for (let turn = first; !isOver; turn += 1) {
      const from = `127.0.${2 + (turn % 100)}.${1 + Math.floor(turn / 100)}`;
      const { website, dashboard, origin } = places;
      const { form, fields } = toFilledForm(turn * 10 + 5);
      const headers = {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Origin: origin,
      };
      await Promise.all([
        time('page', { target: website, path: '/', from }),
        time('health of the website', { target: website, path: '/healthz', from }),
        time('health of the dashboard', { target: dashboard, path: '/healthz', from }),
        time('form', {
          target: website,
          path: `/forms/${form}`,
          headers,
          body: JSON.stringify(fields),
          from,
        }),
      ]);
      await sleep(250);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return seen;
  };
}

/** How many sockets a process has open. */
export function countSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
}
