import { brokenDashboard } from './broken-dashboard.ts';
import { clockJump } from './clock-jump.ts';
import { killEverything } from './delivery/kill-everything.ts';
import { releaseSkew } from './delivery/release-skew.ts';
import { replicas } from './delivery/replicas.ts';
import { sendToMail } from './delivery/send-to-mail.ts';
import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { killDashboard } from './kill-dashboard.ts';
import { lockedDatabase } from './locked-database.ts';
import { release } from './release.ts';
import { socketFaults } from './sockets/sockets.ts';
import { worstClient } from './worst-client.ts';

/** All faults, in the order in which they run. */
export const faults: Fault[] = [
  brokenDashboard,
  lockedDatabase,
  clockJump,
  diskFull,
  release,
  killEverything,
  replicas,
  releaseSkew,
  sendToMail,
  killDashboard,
  worstClient,
  ...socketFaults,
];
