import { nasj } from '../../identities/nasj.ts';
import type { Staging } from '../staging.ts';
import { textFaces } from '../text-faces.ts';

const { palette: c } = nasj;

/** Oxblood wool, undyed thread and rose: light that runs along the weave. */
export const nasjStaging: Staging = {
  identity: nasj,
  text: textFaces.grotesque,
  em: [1.73, 4.94],
  drop: 0.2,
  tones: {
    paper: c.pearl,
    ink: c.oxblood,
    accent: c.rose,
    onAccent: c.oxblood,
    deep: c.oxblood,
    onDeep: c.pearl,
    hints: { paper: c.mid, accent: c.mid, deep: c.rose },
  },
  line: 'Pass us the thread.',
  letter: [
    'Dear neighbour,',
    'two threads do not make a cloth by lying side by side. One has to go under so that the other can go over, and at the next turn they change places.',
    'You know the market, the season and the people who will stand in front of the door. We know how a name is drawn so that it is read in two directions. We would like to go under first.',
    'Send us one end. We will pull gently.',
  ],
  contact: ['salaam@nasj.example', 'nasj.example', 'Woven for the Gulf'],
  board: { layout: 'quarters', letters: 0.84 },
};
