import { readFileSync } from 'node:fs';
import type { PeerPage } from '../tree.ts';

/** The page, which `make-peers.ts` writes next to this project. */
export const page: PeerPage = JSON.parse(readFileSync('page.json', 'utf8'));
