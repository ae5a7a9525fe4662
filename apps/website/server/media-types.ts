import { extname } from 'node:path';

const TEXT_TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  vtt: 'text/vtt',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
};

const BINARY_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** Media type of a file name, and whether the file should be compressed. */
export function toMediaType(file: string): { type: string; isText: boolean } {
  const extension = extname(file).slice(1).toLowerCase();
  const text = TEXT_TYPES[extension];
  if (text) return { type: `${text}; charset=utf-8`, isText: true };
  return { type: BINARY_TYPES[extension] ?? 'application/octet-stream', isText: false };
}
