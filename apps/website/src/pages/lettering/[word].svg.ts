import outlines from 'virtual:lettering';
import type { APIRoute, GetStaticPaths } from 'astro';
import { type Outline, toLetteringSvg } from '../../drawings/lettering.ts';

export const prerender = true;

interface Props {
  outline: Outline;
}

export const getStaticPaths = (() =>
  Object.entries(outlines).map(([word, outline]) => ({
    params: { word },
    props: { outline },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props }) => new Response(toLetteringSvg(props.outline));
