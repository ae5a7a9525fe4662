import { expect, type Page, type Request } from '@playwright/test';

/** A file that was transferred. */
export interface Transfer {
  path: string;
  type: string;
  /** Bytes of the body as sent, compressed. */
  bytes: number;
}

/** Time without requests after which a page has loaded, ms. */
const SILENCE = 500;

/**
 * Records what a page loads until it is stopped. It counts pending requests itself: in a window that many
 * tests reuse, Playwright's count may wait forever for a request of the previous page.
 */
export function watchTraffic(page: Page): { read(): Promise<Transfer[]>; stop(): void } {
  const requests: Request[] = [];
  const waiting = new Set<Request>();
  let changedAt = performance.now();
  const change = (act: () => void) => {
    act();
    changedAt = performance.now();
  };
  const begin = (request: Request) => change(() => waiting.add(request));
  const fail = (request: Request) => change(() => waiting.delete(request));
  const end = (request: Request) => change(() => waiting.delete(request) && requests.push(request));
  page.on('request', begin).on('requestfailed', fail).on('requestfinished', end);
  return {
    stop: () => page.off('request', begin).off('requestfailed', fail).off('requestfinished', end),
    async read() {
      const isSilent = () => waiting.size === 0 && performance.now() - changedAt > SILENCE;
      await expect
        .poll(() => isSilent() || [...waiting].map((request) => request.url()))
        .toBe(true);
      return Promise.all(
        requests.map(async (request) => ({
          path: new URL(request.url()).pathname,
          type: request.resourceType(),
          bytes: (await request.sizes()).responseBodySize,
        })),
      );
    },
  };
}

/** Sum in kB of the transfers of some types. */
export function toKilobytes(transfers: Transfer[], ...types: string[]): number {
  const chosen = transfers.filter(({ type }) => types.includes(type));
  return chosen.reduce((total, { bytes }) => total + bytes, 0) / 1000;
}

/** The sum and its parts, largest first, for a message. */
export function toNames(transfers: Transfer[], ...types: string[]): string {
  const parts = transfers
    .filter(({ type }) => types.includes(type))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)}`);
  return `${toKilobytes(transfers, ...types).toFixed(1)} kB (${parts.join(', ')})`;
}
