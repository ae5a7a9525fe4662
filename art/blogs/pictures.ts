import { monaSans } from '../house.ts';
import { zaytona } from '../identities/zaytona.ts';
import type { Drawing } from '../render/piece.ts';
import { bridge } from './bridge.ts';
import { firstHour, onePage, smallerMark, whiteScreen } from './diagrams.ts';
import { meeting } from './meeting.ts';
import { lightBulbs, shopSign, shopSignTypefaces } from './shop-sign.ts';
import { silence } from './silence.ts';
import { threeAccents } from './three-accents.ts';
import { archAndBowl, oneBaseline } from './two-alphabets.ts';
import { voiceOver } from './voice-over.ts';

interface Size {
  width: number;
  height: number;
}

const cover: Size = { width: 1600, height: 900 };
const figure: Size = { width: 1600, height: 1000 };
const strip: Size = { width: 1600, height: 640 };

function picture(
  name: string,
  size: Size,
  draw: (width: number, height: number) => string,
  options: Partial<Pick<Drawing, 'typefaces' | 'develop' | 'flat'>> = {},
): Drawing {
  return {
    group: 'blogs',
    file: `apps/dashboard/src/commands/seed/media/${name}.webp`,
    ...size,
    // From edge to edge above the article: 2,880 px.
    ...(size === cover ? { density: 1.8, budget: 180 } : { budget: 120 }),
    typefaces: [monaSans],
    flat: true,
    ...options,
    draw: () => draw(size.width, size.height),
  };
}

/** Covers and figures of the sample blogs. */
export const blogPictures: readonly Drawing[] = [
  picture('bridge-of-hoardings', figure, bridge),
  picture('naming-in-two-alphabets', cover, archAndBowl),
  picture('two-alphabets-one-baseline', strip, oneBaseline, { typefaces: zaytona.typefaces }),
  picture('first-hour', { width: 1600, height: 860 }, firstHour),
  picture('white-screen', { width: 1600, height: 760 }, whiteScreen),
  picture('one-brief-three-accents', cover, threeAccents, { flat: false }),
  picture('meeting', cover, meeting),
  picture('smaller-mark', { width: 1600, height: 700 }, smallerMark),
  picture('one-page', figure, onePage),
  picture('voice-over', cover, voiceOver),
  picture('shop-sign', cover, shopSign, { typefaces: shopSignTypefaces, develop: lightBulbs }),
  picture('silence', cover, silence),
];
