import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { decideEncoding } from '@agency/server/content-encoding';
import { type StaticText, sendText } from '@agency/server/static-text';

/** Folder of the files under `/_next/static`. */
export const STATIC_FOLDER = join(import.meta.dirname, '../.next/static');

/** Extension of compressed files. */
export const COMPRESSED = '.br';

const types: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

export type PanelFiles = ReturnType<typeof readPanelFiles>;

/** Reads scripts and styles that the build compressed; Next would compress each response again, and less. */
export function readPanelFiles() {
  const files = new Map(
    globSync(`**/*${COMPRESSED}`, { cwd: STATIC_FOLDER }).map((name): [string, StaticText] => {
      const path = `/_next/static/${name.slice(0, -COMPRESSED.length)}`;
      const bytes = readFileSync(join(STATIC_FOLDER, name));
      return [path, { etag: `"${path}"`, bytes: new Map([['br', bytes]]) }];
    }),
  );
  return {
    /** Serves a file if the client accepts the encoding. Returns whether it did. */
    async respond(request: IncomingMessage, response: ServerResponse, path: string) {
      const text = files.get(path);
      if (!text || !['GET', 'HEAD'].includes(request.method ?? '')) return false;
      if (!decideEncoding(request.headers['accept-encoding'], ['br'])) return false;
      const type = types[path.split('.').at(-1) ?? ''] ?? '';
      const cacheControl = 'public, max-age=31536000, immutable';
      await sendText(request, response, { text, type, cacheControl });
      return true;
    },
  };
}
