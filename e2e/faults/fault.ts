/** Options of a fault. */
export interface FaultOptions {
  /** The short form, as `npm run verify` runs it. */
  quick: boolean;
  /** Length of the long faults, minutes. */
  minutes: number;
  /** Commit of another release than the last one, for `release-skew`. */
  from?: string | undefined;
  /** Seeded data for pairs to copy. */
  template: string;
  /** Prints progress. */
  printProgress: (progress: string) => void;
}

/** The result of a fault. */
export interface Outcome {
  /** Measurements by name. */
  figures: Record<string, number | string>;
  /** Broken promises; empty if all held. */
  failures: string[];
  /** Why it was skipped on this machine. */
  skipped?: string;
}

/** A fault and its checks. */
export interface Fault {
  name: string;
  /** A description. */
  title: string;
  /** Whether it is part of the short form, or only of `verify -- --nightly`. */
  inQuick: boolean | 'nightly';
  /** Whether it measures response times, so that no other fault may run at the same time. */
  measures?: true;
  run(options: FaultOptions): Promise<Outcome>;
}
