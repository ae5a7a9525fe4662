import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { RunningProxy } from '../../deploy/testing/proxies.ts';

/** A raw response. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface RequestInput {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | undefined;
}

/** Target of a request: a proxy with TLS, or a process itself. */
export type SendTarget = { proxy: Pick<RunningProxy, 'https' | 'ca'> } | { port: number };

/** Requests a path of a host and returns the raw response, without redirects or decoding. */
export function sendVia(
  way: SendTarget,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestInput = {},
): Promise<RawResponse> {
  const common = {
    method,
    path,
    host: '127.0.0.1',
    headers: { Host: host, ...headers, ...(body && { 'Content-Length': body.length }) },
    timeout: 20_000,
    agent: false,
  } as const;
  return new Promise((resolve, reject) => {
    const outgoing =
      'proxy' in way
        ? request({ ...common, port: way.proxy.https, ca: way.proxy.ca, servername: host })
        : requestPlain({ ...common, port: way.port });
    let isAnswered = false;
    outgoing.on('response', (response) => {
      isAnswered = true;
      const parts: Buffer[] = [];
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(parts),
        });
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', done);
      response.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path}: no answer`)));
    // A rejected request gets its response before its body is complete.
    outgoing.on('error', (error) => isAnswered || reject(error));
    outgoing.end(body);
  });
}

/** The bytes and the content type of a form or an upload. */
export async function toBody(data: FormData): Promise<{ body: Uint8Array; type: string }> {
  const made = new Response(data);
  return { body: await made.bytes(), type: made.headers.get('content-type') ?? '' };
}

/** Headers of a connection or a time, and those that a proxy adds. */
const CONNECTION_HEADERS = [
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'alt-svc',
  'server',
];

/** The headers of the process behind a proxy. */
export const withoutProxyHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([header]) => !CONNECTION_HEADERS.includes(header)),
  );
