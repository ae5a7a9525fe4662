import type { APIRoute, GetStaticPaths } from 'astro';
import { toSvg } from '../../../drawings/scores/score.ts';
import {
  type SlideScoreName,
  slideScoreNames,
  toSlideScore,
} from '../../../drawings/scores/slide-scores.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  slideScoreNames.map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(toSvg(toSlideScore(params.name as SlideScoreName)));
