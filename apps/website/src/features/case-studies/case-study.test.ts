import { describe, expect, it } from 'vitest';
import {
  findRoute,
  splitFigure,
  toCategoryFilters,
  toClientHeading,
  toHeadingRuns,
  toLongWord,
  toRoute,
} from './case-study.ts';

describe('headings of a case study', () => {
  it('have a loud last word', () => {
    expect(toHeadingRuns('Launching The Brand')).toEqual([
      { text: 'Launching The', volume: 1 },
      { text: 'Brand', volume: 6 },
    ]);
    expect(toHeadingRuns('Achievement')).toEqual([{ text: 'Achievement', volume: 6 }]);
  });
  it('stay unchanged when content sets them as a phrase', () => {
    const phrase = [{ text: 'Our', volume: 2 as const }];
    expect(toHeadingRuns(phrase)).toBe(phrase);
  });
  it.each([
    ['The Innovation', undefined],
    ['Long-lasting relations', undefined],
    ['The Achievement', 11],
    ['Achievements', 12],
    ['Our Responsibilities', 17],
    ['Donaudampfschifffahrtsgesellschaft', 20],
  ])('have the length of the loud word of “%s” if it is long', (heading, long) => {
    expect(toLongWord(heading)).toBe(long);
  });
  it.each([
    ['٢٫٥ مليون+', { figure: '٢٫٥ ', times: 'مليون+' }],
    ['مليون+', { figure: '', times: 'مليون+' }],
    ['٧٠+', { figure: '٧٠+' }],
    ['2.5M+', { figure: '2.5M+' }],
  ])('separate the figure “%s” from an Arabic word for thousands or millions', (text, parts) => {
    expect(splitFigure(text)).toEqual(parts);
  });
  it('get louder in the last word of a client’s name, or in all of it if that word is too short', () => {
    expect(toClientHeading('Chaos Culture').lines).toEqual([
      [
        { text: 'Chaos', volume: 1 },
        { text: 'Culture', volume: 'crescendo' },
      ],
    ]);
    expect(toClientHeading('Mono & Co').lines).toEqual([
      [{ text: 'Mono & Co', volume: 'crescendo' }],
    ]);
  });
});

describe('the route of a path', () => {
  it('is the same raw and encoded, and keeps capitals', () => {
    expect(toRoute('/mono&co')).toBe('/mono&co');
    expect(toRoute('/mono%26co')).toBe('/mono&co');
    expect(toRoute('/Musa%26Palm')).toBe('/Musa&Palm');
  });
  it('is undefined when the path is malformed', () => {
    expect(toRoute('/%E0%A4%A')).toBeUndefined();
  });
});

describe('another spelling of a path', () => {
  const works = [
    { path: '/Amber', aliases: [] },
    { path: '/amber', aliases: [] },
    { path: '/tacit-app', aliases: ['/TacIt'] },
  ];
  it('is redirected to the route, and a route to itself whatever others are called', () => {
    expect(findRoute('/AMBER', works)).toBe('/Amber');
    expect(findRoute('/amber', works)).toBeUndefined();
    expect(findRoute('/tacit', works)).toBe('/tacit-app');
    expect(findRoute('/unknown', works)).toBeUndefined();
  });
});

describe('category filters', () => {
  it('have a count, and a dot with a proportional area', () => {
    const studies = [
      ...Array.from({ length: 14 }, () => ({ categories: ['branding' as const] })),
      ...Array.from({ length: 6 }, () => ({ categories: ['web' as const, 'ich' as const] })),
    ];
    expect(toCategoryFilters(studies, ['branding', 'ich', 'web'])).toEqual([
      { count: 20, diameter: 44 },
      { category: 'branding', count: 14, diameter: 37 },
      { category: 'ich', count: 6, diameter: 24 },
      { category: 'web', count: 6, diameter: 24 },
    ]);
  });
});
