import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecurely } from 'node:tls';

/** A process, or a proxy in front of it, to which connections are opened. */
export interface Target {
  port: number;
  /** The Host header. */
  host: string;
  /** The trusted certificate, for a proxy with TLS. */
  ca?: string;
  /** An endpoint that reads a body without a session. */
  formPath: string;
}

/** Kinds of open connections: upgrade requests, idle ones, and those that send a body very slowly. */
export const connectionKinds = ['upgrades', 'idle connections', 'slow bodies'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** The local IP addresses of the connections: each counts as one client. */
const ADDRESSES = Array.from({ length: 8 }, (_, index) => `127.0.1.${index + 1}`);
/** Connections that are opened before the event loop continues. */
const AT_ONCE = 100;

/** Opens a connection from one of the IP addresses; never throws. */
export function openFrom({ port, host, ca }: Target, index: number): Socket {
  const tcp = connect({
    ...{ port, host: '127.0.0.1' },
    localAddress: ADDRESSES[index % ADDRESSES.length] ?? '127.0.1.1',
  });
  const socket = ca ? connectSecurely({ socket: tcp, servername: host, ca }) : tcp;
  for (const one of [tcp, socket]) one.on('error', () => one.destroy());
  return socket.resume();
}

/** The first bytes that a connection sends. */
export function toFirstBytes(
  kind: ConnectionKind,
  { host, formPath }: Target,
  index: number,
): string {
  if (kind === 'upgrades') {
    // Existing pages, and a path that Next reserves.
    const path = ['/', '/_next/webpack-hmr', '/admin/login'][index % 3];
    return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`;
  }
  if (kind === 'idle connections') return `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  return `POST ${formPath} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`;
}

/** Holds this many connections to each target open until the signal; reopens closed ones after a second. */
export async function holdConnections(
  kind: ConnectionKind,
  targets: readonly Target[],
  count: number,
  signal: AbortSignal,
): Promise<void> {
  const held = targets.flatMap((target) =>
    Array.from({ length: count }, (_, index) => ({
      target,
      index,
      socket: undefined as Socket | undefined,
    })),
  );
  while (!signal.aborted) {
    let opened = 0;
    for (const one of held) {
      if (one.socket && !one.socket.destroyed) {
        if (kind === 'slow bodies') one.socket.write('a');
        continue;
      }
      one.socket = openFrom(one.target, one.index);
      one.socket.write(toFirstBytes(kind, one.target, one.index));
      opened += 1;
      if (opened % AT_ONCE === 0) await sleep(20);
      if (signal.aborted) break;
    }
    await sleep(1000, undefined, { signal }).catch(() => undefined);
  }
  for (const { socket } of held) socket?.destroy();
}
