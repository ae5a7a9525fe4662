import type { APIRoute, GetStaticPaths } from 'astro';
import { toSvg } from '../../../drawings/scores/score.ts';
import {
  type ServiceScoreName,
  serviceScoreNames,
  toServiceScore,
} from '../../../drawings/scores/service-scores.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  serviceScoreNames.map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(toSvg(toServiceScore(params.name as ServiceScoreName)));
