/** A server that is being measured. */
export interface Server {
  /** Its URL, without a slash at the end. */
  url: string;
  /** Undefined if its CPU time cannot be read. */
  pid: number | undefined;
  /** Its name in the table. */
  name: string;
  stop(): Promise<void>;
}

/** Waits until a server responds, with any status. */
export async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nothing responds at ${url}`);
}
