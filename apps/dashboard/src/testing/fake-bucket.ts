import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An in-memory S3 bucket with the operations of `ObjectStore`. */
export interface FakeBucket {
  url: string;
  /** Objects by key, with their time. */
  objects: Map<string, { bytes: Buffer; at: Date }>;
  /** Responds 500 to every request. */
  isBroken: boolean;
  /** Never responds. */
  isHanging: boolean;
  close(): Promise<void>;
}

/** Starts a bucket named `bucket`, in path style. */
export async function startFakeBucket(): Promise<FakeBucket> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    const { objects } = bucket;
    const found = objects.get(key);
    const source = String(request.headers['x-amz-copy-source'] ?? '').replace(/^\/?bucket\//, '');
    const copied = source && objects.get(decodeURIComponent(source));
    if (bucket.isHanging) return;
    if (bucket.isBroken) return respond(response, 500, '<Error><Code>InternalError</Code></Error>');
    if (request.method === 'PUT' && source) {
      if (!copied) return respond(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
      objects.set(key, copied);
      return respond(response, 200, '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
    }
    if (request.method === 'PUT') {
      objects.set(key, {
        bytes: toContent(Buffer.concat(chunks), request.headers),
        at: new Date(),
      });
      return respond(response, 200, '');
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return respond(response, 204, '');
    }
    if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const delimiter = url.searchParams.get('delimiter');
      const isInFolder = (name: string) =>
        !delimiter || !name.slice(prefix.length).includes(delimiter);
      const rows = [...objects]
        .filter(([name]) => name.startsWith(prefix) && isInFolder(name))
        .map(
          ([name, { at, bytes }]) =>
            `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
        );
      return respond(response, 200, `<ListBucketResult>${rows.join('')}</ListBucketResult>`);
    }
    if (!found) return respond(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = from ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes;
    response.writeHead(from ? 206 : 200, { 'Content-Length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bucket: FakeBucket = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects: new Map(),
    isBroken: false,
    isHanging: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return bucket;
}

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}

// The client may send chunked bodies with checksums.
function toContent(body: Buffer, headers: NodeJS.Dict<string | string[]>): Buffer {
  if (!String(headers['content-encoding']).includes('aws-chunked')) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (!size) break;
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}
