// Serves a folder with sirv, where nginx is not installed: `node bench/serve-folder.ts folder port`.
import { createServer, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { ownProcess } from './server.ts';

const [folder = '.', port = '0'] = process.argv.slice(2);
const setHeaders = (response: ServerResponse) =>
  void response.setHeaders(new Map(Object.entries(ownProcess)));
const serve = sirv(folder, { brotli: true, gzip: false, etag: true, setHeaders });

createServer((request, response) => serve(request, response)).listen(Number(port), '127.0.0.1');
