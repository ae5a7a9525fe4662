/** A server that is being measured. */
export interface Server {
  /** Its address, without a slash at the end. */
  url: string;
  /** Missing when its processor time is not ours to read. */
  pid: number | undefined;
  /** What it is, for the table. */
  name: string;
  stop(): Promise<void>;
}

/**
 * Headers by which a browser begins a process for a site. It takes the main thread's time, whoever sends them: without
 * them plain files would be compared in a process that is warm already with our pages in one that is not.
 */
export const ownProcess = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
};

/** Waits until something answers, whatever it says. */
export async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}
