import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { root } from '../render/manifest.ts';
import type { Piece } from '../render/piece.ts';
import { toLetteringSvg } from './lettering/lettering.ts';
import { outlineWords } from './lettering/outline.ts';
import { createIsLand, readCoastlines } from './scenes/land.ts';
import { toSceneSvg } from './scenes/scene.ts';
import { scenes } from './scenes/scenes.ts';
import { coverScores } from './scores/cover-scores.ts';
import { toSvg } from './scores/score.ts';
import { serviceScoreNames, toServiceScore } from './scores/service-scores.ts';
import { slideScoreNames, toSlideScore } from './scores/slide-scores.ts';

/** An illustration; phones load several of one page. */
function toPiece(name: string, svg: string): Piece {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return {
    group: 'illustrations',
    file: `packages/content/illustrations/${name}.svg`,
    width: Number(width),
    height: Number(height),
    budget: 90,
    typefaces: [],
    draw: () => svg,
  };
}

const words = await outlineWords();
const company = resolve(root, 'packages/content/pages/company/en.yaml');
const { places } = parse(readFileSync(company, 'utf8')).story;
const sources = { isLand: createIsLand(readCoastlines()), places };

/** What the website shows as SVG: scenes, the dot scores of slides, services and blog covers, drawn words. */
export const illustrations: readonly Piece[] = [
  ...Object.entries(scenes).map(([name, draw]) =>
    toPiece(`scenes/${name}`, toSceneSvg(draw(sources))),
  ),
  ...slideScoreNames.map((name) => toPiece(`slides/${name}`, toSvg(toSlideScore(name)))),
  ...serviceScoreNames.map((name) => toPiece(`services/${name}`, toSvg(toServiceScore(name)))),
  ...coverScores.map(({ name, score }) => toPiece(`covers/${name}`, toSvg(score))),
  ...Object.entries(words).map(([name, word]) =>
    toPiece(`lettering/${name}`, toLetteringSvg(word)),
  ),
];
