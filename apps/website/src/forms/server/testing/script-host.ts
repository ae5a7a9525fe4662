import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseMultipart } from '@agency/server/multipart';

/** The argument of a script's `doPost`. */
interface PostEvent {
  parameter: Record<string, string>;
  postData: { type: string; contents: string };
}

interface TextOutput {
  text: string;
  type: string;
}

/** A host of spreadsheet scripts: it runs `doPost` and redirects to the response. */
export interface ScriptHost {
  /** URL of the script. */
  url: string;
  /** Its response. An error becomes a page with status 200. */
  doPost: (event: PostEvent) => TextOutput;
  /** Requests for responses: method, headers and body. */
  fetched: { method: string | undefined; headers: IncomingMessage['headers']; body: string }[];
  close(): void;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

async function readText(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts a script host, with another host for its responses. */
export async function startScriptHost(doPost: ScriptHost['doPost']): Promise<ScriptHost> {
  const outputs: TextOutput[] = [];
  const responses = createServer(async (request, response) => {
    const body = (await readText(request)).toString();
    host.fetched.push({ method: request.method, headers: request.headers, body });
    const { text, type } = outputs[Number(request.url?.split('=')[1])] ?? { text: '', type: '' };
    response.writeHead(200, { 'Content-Type': type }).end(text);
  });
  const scripts = createServer(async (request, response) => {
    try {
      outputs.push(host.doPost(await toEvent(request)));
      const Location = `http://localhost:${responsesPort}/macros/echo?at=${outputs.length - 1}`;
      response.writeHead(302, { Location, 'Content-Type': 'text/html' }).end('Moved Temporarily');
    } catch (error) {
      const page = `<!DOCTYPE html><html><head><title>Error</title></head><body>${error}</body></html>`;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    }
  });
  const responsesPort = await listen(responses);
  const host: ScriptHost = {
    url: `http://127.0.0.1:${await listen(scripts)}/macros/s/abc/exec`,
    doPost,
    fetched: [],
    close() {
      for (const server of [scripts, responses]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
  return host;
}

async function toEvent(request: IncomingMessage): Promise<PostEvent> {
  const bytes = new Uint8Array(await readText(request));
  const type = request.headers['content-type'] ?? '';
  const query = new URL(request.url ?? '', 'http://host').searchParams;
  const fields = type.startsWith('multipart/')
    ? await parseMultipart(bytes, type, { textBytes: 2 ** 24, fileBytes: 2 ** 24 })
    : [];
  return {
    parameter: {
      ...Object.fromEntries(query),
      ...Object.fromEntries(fields as [string, string][]),
    },
    postData: { type, contents: Buffer.from(bytes).toString() },
  };
}

/** The rows of each sheet, and files. A cell that begins with `=` or `+` is a formula. */
export interface SheetBook {
  sheets: Map<string, string[][]>;
  files: { name: string; type: string; bytes: Buffer }[];
  locked: boolean;
}

function toCell(value: string): string {
  if (value.startsWith("'")) return value.slice(1);
  return /^[=+]/.test(value) ? `#COMPUTED(${value})` : value;
}

/** Runs `deploy/google-sheets.gs` on fakes of the APIs of Google Apps Script. */
export function loadDocumentedScript(book: SheetBook): ScriptHost['doPost'] {
  const script = join(import.meta.dirname, '../../../../../../deploy/google-sheets.gs');
  const source = readFileSync(script, 'utf8');
  const toSheet = (rows: string[][]) => ({
    appendRow(cells: string[]) {
      if (!book.locked && rows.length > 0) throw new Error('written without the lock');
      rows.push(cells.map(toCell));
    },
    getLastColumn: () => rows[0]?.length ?? 0,
    getRange: (place: string | number, column = 1) => ({
      getValue: () => rows[Number(place) - 1]?.[column - 1] ?? '',
      getValues: () => [[...(rows[Number(place) - 1] ?? [])]],
      setValue(value: string) {
        const row = rows[Number(place) - 1];
        if (row) row[column - 1] = toCell(value);
      },
      createTextFinder: (text: string) => ({
        matchEntireCell: () => ({
          findNext() {
            const index = rows.findIndex(([first]) => first === text);
            return index < 0 ? null : { getRow: () => index + 1 };
          },
        }),
      }),
    }),
  });
  const globals = {
    ContentService: {
      MimeType: { TEXT: 'text/plain', JSON: 'application/json' },
      createTextOutput: (text: string) => ({
        setMimeType: (type: string): TextOutput => ({ text, type }),
      }),
    },
    LockService: {
      getScriptLock: () => ({
        waitLock() {
          if (book.locked) throw new Error('Lock timeout');
          book.locked = true;
        },
        releaseLock() {
          book.locked = false;
        },
      }),
    },
    SpreadsheetApp: {
      flush: () => undefined,
      getActiveSpreadsheet: () => ({
        getSheetByName(name: string) {
          const rows = book.sheets.get(name);
          return rows ? toSheet(rows) : null;
        },
        insertSheet(name: string) {
          book.sheets.set(name, []);
          return toSheet(book.sheets.get(name) ?? []);
        },
      }),
    },
    DriveApp: {
      createFile(blob: SheetBook['files'][number]) {
        book.files.push(blob);
        return { getUrl: () => `https://drive.example/${book.files.length}` };
      },
    },
    Utilities: {
      Charset: { UTF_8: 'utf8' },
      DigestAlgorithm: { SHA_256: 'sha256' },
      computeDigest: (algorithm: string, text: string) =>
        createHash(algorithm).update(text, 'utf8').digest(),
      base64EncodeWebSafe: (bytes: Buffer) => bytes.toString('base64url'),
      base64Decode: (text: string) => Buffer.from(text, 'base64'),
      newBlob: (bytes: Buffer, type: string, name: string) => ({ bytes, type, name }),
    },
  };
  const loaded: { doPost: ScriptHost['doPost'] } = runInNewContext(
    `${source}\n({ doPost });`,
    globals,
  );
  return loaded.doPost;
}
