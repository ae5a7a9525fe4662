import type { Page, Request } from '@playwright/test';

/** One file as it came over the wire. */
export interface Transfer {
  path: string;
  type: string;
  /** Bytes of the body as sent, compressed. */
  bytes: number;
}

/** Notes what a page loads from now on, until it is told to stop. */
export function watchTraffic(page: Page): { read(): Promise<Transfer[]>; stop(): void } {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('requestfinished', note);
  return {
    stop: () => page.off('requestfinished', note),
    async read() {
      await page.waitForLoadState('networkidle');
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

/** The sum and what it is made of, largest first, for a message. */
export function toNames(transfers: Transfer[], ...types: string[]): string {
  const parts = transfers
    .filter(({ type }) => types.includes(type))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)}`);
  return `${toKilobytes(transfers, ...types).toFixed(1)} kB (${parts.join(', ')})`;
}
