/** A visitor in any engine: the few actions that journeys need, so that each journey is written once. */
export interface Visitor {
  /** Opens a URL and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; arguments and result are serialised as JSON. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first element of a CSS selector, scrolled into view. */
  click(selector: string): Promise<void>;
  /** Types into the first element of a CSS selector. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key: `Tab`, `Enter`, `Escape`. */
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Selects a local file in a file field. */
  attach(selector: string, file: string): Promise<void>;
  /** Sets the size of the page, CSS px, as near as the engine's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Uncaught exceptions and console errors since the last call, where the engine reports them. */
  readProblems(): string[];
  /** Closes the engine. */
  close(): Promise<void>;
}

const TIMEOUT = 30_000;

/**
 * Polls until the result is the expected one.
 * @throws after 30 s, with the description and the last result
 */
export async function until<Result>(
  what: string,
  request: () => Promise<Result>,
  isWanted: (result: Result) => boolean = Boolean,
): Promise<Result> {
  const deadline = performance.now() + TIMEOUT;
  for (;;) {
    const result = await request();
    if (isWanted(result)) return result;
    if (performance.now() > deadline) {
      throw new Error(`${what} did not happen; the last response was ${JSON.stringify(result)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Scrolls an element into view and waits until it stands still, where a click on its centre reaches it.
 * Drivers do not wait for that.
 * @throws after 30 s, with the reason
 */
export async function waitUntilClickable(visitor: Pick<Visitor, 'run'>, selector: string) {
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
