import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { getBrowser } from '../scripts/system/browser.ts';

/** Lighthouse's "slow 4G": 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; and a quarter of this processor. */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;

/** A browser on a slow connection with a slow processor. */
export interface SlowPhone {
  /** A tab with an empty cache. */
  openContext(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Starts the browser. */
export async function openSlowPhone(): Promise<SlowPhone> {
  const browser = await chromium.launch({ executablePath: await getBrowser() });
  return {
    openContext: () => browser.newContext({ viewport: { width: 1440, height: 900 } }),
    close: () => browser.close(),
  };
}

/** Bytes as sent, by type of file, and the number of files. */
export interface Traffic {
  bytes: Map<string, number>;
  files: Map<string, number>;
}

/** Throttles a tab, and counts what it loads. */
export async function slowDown(page: Page): Promise<{ session: CDPSession; traffic: Traffic }> {
  const session = await page.context().newCDPSession(page);
  const traffic: Traffic = { bytes: new Map(), files: new Map() };
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    if (encodedDataLength === 0) return;
    traffic.bytes.set(kind, (traffic.bytes.get(kind) ?? 0) + encodedDataLength);
    traffic.files.set(kind, (traffic.files.get(kind) ?? 0) + 1);
  });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { session, traffic };
}
