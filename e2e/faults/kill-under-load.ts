import { setTimeout as sleep } from 'node:timers/promises';
import type { ProgramName } from '../../scripts/system/programs.ts';
import { startPair } from '../system/pair.ts';
import type { Fault } from './fault.ts';
import { countStored, findLost, sendMessages } from './messages.ts';

/** `kill -9` of either program at random moments while visitors send messages. */
export const killUnderLoad: Fault = {
  name: 'kill-under-load',
  title: 'kill -9 of either program at random, while messages come in',
  inQuick: true,
  async run({ quick, template, say }) {
    const kills = quick ? 4 : 100;
    const pair = await startPair({ TRUSTED_PROXIES: '127.0.0.1' }, template);
    const senders = sendMessages(() => pair.website.url, 4, 'Kill');
    const killed: Record<ProgramName, number> = { website: 0, dashboard: 0 };
    try {
      for (let count = 0; count < kills; count += 1) {
        await sleep(Math.random() * 500);
        const name: ProgramName = count % 2 ? 'website' : 'dashboard';
        await pair[name].stop('SIGKILL');
        await pair.restart(name);
        killed[name] += 1;
        if (count % 10 === 9) say(`${count + 1} of ${kills} kills`);
      }
      const { acknowledged, sent } = await senders.stop();
      const stored = await countStored(pair.dashboard.url, 'Kill');
      return {
        figures: { ...killed, sent, acknowledged: acknowledged.length, stored: stored.size },
        failures: [
          ...(acknowledged.length === 0 ? ['no message was acknowledged at all'] : []),
          ...findLost(acknowledged, stored),
        ],
      };
    } finally {
      await senders.stop();
      await pair.dispose();
    }
  },
};
