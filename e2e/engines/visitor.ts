/** A visitor in any engine: the little that journeys need, so that each is written once. */
export interface Visitor {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; arguments and result travel as JSON. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses the first element of a CSS selector with the mouse, scrolled into view. */
  click(selector: string): Promise<void>;
  /** Types into the first element of a CSS selector. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key: `Tab`, `Enter`, `Escape`. */
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Chooses a file of this machine in a file field. */
  attach(selector: string, file: string): Promise<void>;
  /** Sets the size of the page, CSS px, as near as the engine's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Uncaught exceptions and console errors since the last time, where the engine tells of them. */
  readProblems(): string[];
  /** Ends the engine. */
  close(): Promise<void>;
}

const TIMEOUT = 30_000;

/**
 * Asks again until the response is what was wanted.
 * @throws after 30 s, with the question and the last response
 */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result>,
  isWanted: (result: Result) => boolean = Boolean,
): Promise<Result> {
  const deadline = performance.now() + TIMEOUT;
  for (;;) {
    const result = await ask();
    if (isWanted(result)) return result;
    if (performance.now() > deadline) {
      throw new Error(`${what} did not happen; the last response was ${JSON.stringify(result)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Scrolls an element into view and waits until it stands still, in the place where a press on its middle reaches it:
 * what a visitor does without thinking, and a driver does not.
 * @throws after 30 s, with what was wrong
 */
export async function untilPressable(visitor: Pick<Visitor, 'run'>, selector: string) {
  const look = () =>
    visitor.run(async (wanted) => {
      const element = document.querySelector(wanted);
      if (!element) return 'is not there';
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const measure = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      const before = measure();
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const { x, y, width, height } = measure();
      if (JSON.stringify(before) !== JSON.stringify(measure())) return 'is moving';
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(hit) ? 'stands still' : `is under ${hit?.outerHTML.slice(0, 100)}`;
    }, selector);
  await until(`${selector} where it can be pressed`, look, (state) => state === 'stands still');
}
