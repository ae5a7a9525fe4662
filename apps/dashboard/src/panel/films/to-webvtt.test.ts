import { expect, it } from 'vitest';
import { validateCaptions } from '../../collections/films/captions.ts';
import { toWebVtt } from './to-webvtt.ts';

const srt = `\uFEFF1\r
00:00:01,000 --> 00:00:04,200\r
{\\an8}A ring turns on a rock.\r
It is -- perhaps --> gold.\r
\r
2\r
0:00:05,5 --> 0:00:07,25 X1:40 X2:600\r
نور يمرّ عليه\r
`;

it('converts SubRip to valid WebVTT', () => {
  expect(toWebVtt(srt)).toBe(`WEBVTT

1
00:00:01.000 --> 00:00:04.200
A ring turns on a rock.
It is -- perhaps → gold.

2
00:00:05.500 --> 00:00:07.250
نور يمرّ عليه
`);
  expect(validateCaptions(srt)).not.toBe(true);
  expect(validateCaptions(toWebVtt(srt))).toBe(true);
});

it.each(['00:00:05 --> 00:00:08', '-00:00:05,000 --> 00:00:08,000', '0:0:5,0 --> 0:0:8,0'])(
  'does not convert unknown times (%s), which validation rejects with their line',
  (times) => {
    const turned = toWebVtt(`1\n00:00:01,000 --> 00:00:04,200\nFirst.\n\n2\n${times}\nThen.\n`);
    expect(turned).toContain(times);
    expect(validateCaptions(turned)).not.toBe(true);
  },
);

it('accepts times without hours or spaces, and any line endings', () => {
  const srt = [
    '1',
    '00:01,0-->00:02,5 ',
    'One',
    ' ',
    '2',
    '00:00:03,000 --> 00:00:04,000',
    'Two',
    '',
  ];
  const vtt =
    'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nOne\n\n2\n00:00:03.000 --> 00:00:04.000\nTwo\n';
  for (const end of ['\n', '\r', '\r\n', '\r\r\n']) expect(toWebVtt(srt.join(end))).toBe(vtt);
});

it('escapes the special characters of WebVTT', () => {
  const turned = toWebVtt(
    '1\n00:00:01,0 --> 00:00:02,0\n<i>I</i> <3 <font color="red">you</font> & 1 < 2\n',
  );
  expect(turned).toContain('\n<i>I</i> &lt;3 you &amp; 1 &lt; 2\n');
});

it('leaves WebVTT and other texts unchanged', () => {
  for (const text of [
    'WEBVTT\n\n00:01.000 --> 00:02.000\nx',
    '\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nx',
    'Hello',
    '',
  ]) {
    expect(toWebVtt(text)).toBe(text);
  }
});
