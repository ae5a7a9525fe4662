import { readdirSync, readlinkSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { toFilledForm } from '../../system/filled-forms.ts';
import type { Target } from './hold-connections.ts';

/** Paths that a visitor requests. */
export interface Places {
  website: Target;
  dashboard: Target;
  /** The website's origin, as its forms send it. */
  origin: string;
}

/** The result of one request. */
export interface VisitorResult {
  responses: number;
  /** Milliseconds. */
  longest: number;
  failures: string[];
}

interface RequestOptions {
  target: Target;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Local IP address of the visitor. */
  from: string;
  /** Limit for the response, in milliseconds. */
  slowest: number;
}

/** Requests a URL over a new connection. @returns the status, or the error */
function send({
  target,
  path,
  headers,
  body,
  from,
  slowest,
}: RequestOptions): Promise<number | string> {
  const { port, host, ca } = target;
  const options = {
    ...({ port, path, host: '127.0.0.1', agent: false, localAddress: from } as const),
    method: body === undefined ? 'GET' : 'POST',
    headers: { Host: host, ...headers },
    signal: AbortSignal.timeout(slowest),
  };
  return new Promise((resolve) => {
    const outgoing = ca ? request({ ...options, ca, servername: host }) : requestPlain(options);
    outgoing.once('error', (error) =>
      resolve(error.name === 'AbortError' ? 'too late' : error.message),
    );
    outgoing.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error) => resolve(error.message));
    });
    outgoing.end(body);
  });
}

/**
 * Visitors who, in turn, request a page and the health of both processes, and send a form.
 * @param slowest limit for each response, in milliseconds
 */
export function watchVisitors(
  places: Places,
  first: number,
  slowest: number,
): () => Promise<Record<string, VisitorResult>> {
  const observed: Record<string, VisitorResult> = {};
  let isOver = false;
  const time = async (name: string, requested: Omit<RequestOptions, 'slowest'>) => {
    const started = performance.now();
    const outcome = await send({ ...requested, slowest });
    observed[name] ??= { responses: 0, longest: 0, failures: [] };
    const one = observed[name];
    one.responses += 1;
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
    return observed;
  };
}

/** Number of open sockets of a process. */
export function countSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
}
