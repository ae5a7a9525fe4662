import { describe, expect, it } from 'vitest';
import { type Reason, toEnglish } from '../../platform/language/errors.ts';
import { validateCaptions } from './captions.ts';

const toSentence = (reason: Reason | true) => (reason === true ? '' : toEnglish(reason));

describe('captions', () => {
  it.each([
    '',
    'WEBVTT\n\n00:00.000 --> 00:03.000\nHello',
    '\uFEFFWEBVTT - a film\r\n\r\n1\r\n00:00:00.000 --> 00:00:03.000 align:start\r\nHello',
  ])('%j is valid', (text) => {
    expect(validateCaptions(text)).toBe(true);
  });

  it.each([
    ['1\n00:00:01,000 --> 00:00:02,000\nHello', 'WEBVTT'],
    ['<html>', 'WEBVTT'],
    ['WEBVTT\n\nHello', 'say nothing'],
    ['WEBVTT\n\n00:03.000 --> 00:01.000\nHello', 'Line 3'],
    ['WEBVTT\n\n--> \nHello', 'Line 3'],
  ])('%j is invalid', (text, reason) => {
    expect(toSentence(validateCaptions(text))).toContain(reason);
  });

  it('are limited in length', () => {
    const cues = '00:00.000 --> 00:03.000\na\n\n'.repeat(9000);
    expect(toSentence(validateCaptions(`WEBVTT\n\n${cues}`))).toContain('too long');
  });
});
