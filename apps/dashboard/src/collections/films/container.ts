import { createReason, type Reason, toEnglish } from '../../panel/language/errors.ts';

/** What a container says of its film; `length` in seconds. */
export interface ContainerFacts {
  extension: 'mp4' | 'webm';
  length: number;
}

/** A file of which parts are read, as far as it goes. */
export interface Bytes {
  size: number;
  /** Reads `length` bytes from a place; fewer where the file ends. */
  read(at: number, length: number): Promise<Buffer>;
}

/** A fault of a film, said to whoever chose it. */
export class FilmFault extends Error {
  override name = 'FilmFault';
  readonly reason: Reason;

  constructor(reason: Reason) {
    // For logs; whoever chose it is told in their language.
    super(toEnglish(reason));
    this.reason = reason;
  }
}

/** Most parts of a file that are looked at: honest films have some dozens. */
export const MAX_PARTS = 2000;

/** Said of a film whose end is missing, or whose parts contradict each other. */
export const BROKEN = createReason(({ film }) => film.broken);
