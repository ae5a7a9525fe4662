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
