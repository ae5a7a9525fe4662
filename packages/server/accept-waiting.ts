import { setImmediate } from 'node:timers/promises';

/** Connections that are accepted before a long piece of work. So many empty turns take a millisecond or two. */
const TURNS = 128;

/**
 * Lets connections in that wait for it. Node accepts one in each turn of its event loop: were each turn a long one, as
 * with pages that are made one after the other, everybody would wait behind whoever opened hundreds before them.
 */
export async function acceptWaiting(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}
