// Serves a folder with sirv, where nginx is not installed: `node bench/serve-folder.ts folder port`.
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder = '.', port = '0'] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: false, etag: true });

createServer((request, response) => serve(request, response)).listen(Number(port), '127.0.0.1');
