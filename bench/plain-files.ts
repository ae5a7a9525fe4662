import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findExecutable, root, startProcess, stopProcess } from '../scripts/system/commands.ts';
import { getFreePort } from '../scripts/system/ports.ts';
import { type Server, waitFor } from './server.ts';

/** Serves a folder: with nginx where it is installed, else with sirv. Compresses text files first. */
export async function servePlainFiles(folder: string): Promise<Server> {
  compressTexts(folder);
  const port = await getFreePort();
  const nginx = findExecutable('nginx');
  const place = mkdtempSync(join(tmpdir(), 'plain-files-'));
  const [command, args] = nginx
    ? [nginx, ['-c', writeNginxSettings(place, folder, port)]]
    : ['node', [join(import.meta.dirname, 'serve-folder.ts'), folder, String(port)]];
  const child = startProcess(command, args, { cwd: root, output: 'pipe' });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(url);
  return {
    url,
    pid: child.pid,
    name: nginx ? 'nginx' : 'sirv',
    async stop() {
      await stopProcess(child);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Writes a text into a folder of static files. */
export function writePlainFile(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** URLs of the pictures and other files that a page names. */
const FILES =
  /(?<=["'(,\s])\/[^"'(),\s<>]+\.(?:avif|webp|jpe?g|png|svg|woff2|mp4|webm|vtt)(?=["'),\s])/g;

/**
 * Downloads the files that a page names and no build contains, such as the pictures of articles. Without them a
 * static page would show less than ours, and sooner.
 */
export async function copyFilesOf(html: string, website: string, folder: string): Promise<void> {
  for (const address of new Set(html.replaceAll('&amp;', '&').match(FILES))) {
    const file = join(folder, decodeURIComponent(address));
    if (existsSync(file)) continue;
    const response = await fetch(website + address);
    if (!response.ok) throw new Error(`${address} responds with ${response.status}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  }
}

/** Copies the files of a build that pages name. */
export function copyAssets(clientFolder: string, folder: string): void {
  cpSync(clientFolder, folder, {
    recursive: true,
    filter: (path) => !/\.html(\.\w+)?$/.test(path),
  });
}

// The build compressed its own files, except small ones.
function compressTexts(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!/\.(html|css|js|json)$/.test(file) || existsSync(`${file}.br`)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

// One worker, because the others have one process. Debian's nginx has no Brotli module, so the headers are set here.
function writeNginxSettings(place: string, folder: string, port: number): string {
  const file = join(place, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${place}/pid; error_log ${place}/errors;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  client_body_temp_path ${place}/body; proxy_temp_path ${place}/proxy; fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi; scgi_temp_path ${place}/scgi;
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/avif avif;
    image/webp webp; image/png png; image/jpeg jpg; font/woff2 woff2; video/mp4 mp4; video/webm webm; text/vtt vtt;
    application/manifest+json webmanifest; image/x-icon ico; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location /_astro/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location ~ \\.(avif|webp|png|jpg|svg|ico|mp4|webm|vtt|webmanifest)$ { }
    location ~ \\.css$ { types {} default_type text/css; add_header Content-Encoding br; try_files $uri.br =404; }
    location ~ \\.js$ { types {} default_type text/javascript; add_header Content-Encoding br; try_files $uri.br =404; }
    location ~ \\.json$ { types {} default_type application/json; add_header Content-Encoding br; try_files $uri.br =404; }
    location = / { types {} default_type text/html; charset utf-8; add_header Content-Encoding br; try_files /index.html.br =404; }
    location / { types {} default_type text/html; charset utf-8; add_header Content-Encoding br; try_files $uri.html.br =404; }
  }
}
`,
  );
  return file;
}
