import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it. */
export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentId: string;
  kind: number;
  /** 2 when it failed. */
  status: number;
  attributes: Record<string, string | number>;
}

/** A minimal collector of traces: OTLP over HTTP, in protobuf. */
export interface Collector {
  url: string;
  spans: CollectedSpan[];
  /** Everything it received, to search for personal data. */
  bodies: Buffer[];
  headers: Record<string, unknown>[];
  /** Status of its responses. */
  status: number;
  close(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      collector.headers.push({ ...request.headers, url: request.url });
      collector.bodies.push(body);
      if (collector.status === 200) collector.spans.push(...readSpans(body));
      response.writeHead(collector.status, { 'Content-Type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    bodies: [],
    headers: [],
    status: 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return collector;
}

type Message = Map<number, (Buffer | bigint)[]>;

/** Reads a message of protobuf: its fields by their numbers. */
function readMessage(bytes: Buffer): Message {
  const fields: Message = new Map();
  let at = 0;
  const readVarint = () => {
    let [value, shift] = [0n, 0n];
    for (;;) {
      const byte = BigInt(bytes[at++] ?? 0);
      value |= (byte & 127n) << shift;
      if (byte < 128n) return value;
      shift += 7n;
    }
  };
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const tag = Number(readVarint());
    const kind = tag & 7;
    const value =
      kind === 0 ? readVarint() : take(kind === 1 ? 8 : kind === 5 ? 4 : Number(readVarint()));
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

const toMessages = (message: Message, field: number) =>
  (message.get(field) ?? []).map((value) => readMessage(value as Buffer));
const toBytes = (message: Message | undefined, field: number) =>
  (message?.get(field)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);

// The numbers are those of opentelemetry/proto/trace/v1/trace.proto.
function readSpans(body: Buffer): CollectedSpan[] {
  return toMessages(readMessage(body), 1).flatMap((resourceSpans) => {
    const resource = readAttributes(toMessages(resourceSpans, 1)[0] ?? new Map(), 1);
    return toMessages(resourceSpans, 2)
      .flatMap((scope) => toMessages(scope, 2))
      .map((span) => ({
        service: String(resource['service.name']),
        name: toBytes(span, 5).toString(),
        traceId: toBytes(span, 1).toString('hex'),
        spanId: toBytes(span, 2).toString('hex'),
        parentId: toBytes(span, 4).toString('hex'),
        kind: Number(span.get(6)?.[0] ?? 0),
        status: Number(toMessages(span, 15)[0]?.get(3)?.[0] ?? 0),
        attributes: readAttributes(span, 9),
      }));
  });
}

function readAttributes(message: Message, field: number): Record<string, string | number> {
  return Object.fromEntries(
    toMessages(message, field).map((pair) => {
      const value = toMessages(pair, 2)[0];
      const number = value?.get(3)?.[0];
      const received = number === undefined ? toBytes(value, 1).toString() : Number(number);
      return [toBytes(pair, 1).toString(), received];
    }),
  );
}
