import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop to wait for. So many empty turns take a millisecond or two. */
const TURNS = 128;

/**
 * Accepts waiting connections before long work. Node accepts one connection in each turn of the event loop, so a turn
 * that renders a page would delay all of them.
 */
export async function acceptPendingConnections(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
}
