import { extname } from 'node:path';

interface MediaType {
  type: string;
  /** Whether compressing pays; pictures, fonts and films already are. */
  isText: boolean;
}

const text = (type: string): MediaType => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): MediaType => ({ type, isText: false });

const byExtension: Record<string, MediaType> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.vtt': text('text/vtt'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain'),
  '.svg': text('image/svg+xml'),
  '.avif': binary('image/avif'),
  '.webp': binary('image/webp'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.png': binary('image/png'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/x-icon'),
  '.woff2': binary('font/woff2'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.pdf': binary('application/pdf'),
};

/** Media type of a file by its name; bytes when the name says nothing. */
export function toMediaType(file: string): MediaType {
  return byExtension[extname(file).toLowerCase()] ?? binary('application/octet-stream');
}
