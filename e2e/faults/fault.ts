/** What a run of a fault may take. */
export interface FaultOptions {
  /** The short form, as `npm run verify` runs it. */
  quick: boolean;
  /** Length of the faults that go on for a while, minutes. */
  minutes: number;
  /** Commit of another release than the last one, for the fault that needs one. */
  from?: string | undefined;
  /** Seeded data for pairs to copy. */
  template: string;
  /** Shows how far it is. */
  say: (progress: string) => void;
}

/** How a fault was borne. */
export interface Outcome {
  /** What was measured, by name. */
  figures: Record<string, number | string>;
  /** What did not hold; empty when everything did. */
  failures: string[];
  /** Why it could not be made on this machine. */
  skipped?: string;
}

/** Something that goes wrong, on purpose. */
export interface Fault {
  name: string;
  /** What goes wrong, in words. */
  title: string;
  /** Whether the short form of the suite has it, or only that of the nightly form of `verify`. */
  inQuick: boolean | 'nightly';
  /** Whether it measures how long others wait, so that no other fault may be made beside it. */
  measures?: true;
  run(options: FaultOptions): Promise<Outcome>;
}
