import { readFileSync } from 'node:fs';
import type { PeerPage } from '../tree.ts';

/** The page, as `make-peers.ts` put it beside this project. */
export const page: PeerPage = JSON.parse(readFileSync('page.json', 'utf8'));
