import { describe, expect, it } from 'vitest';
import { type Reason, toEnglish } from '../../panel/language/errors.ts';
import { testFilms, toBox, withFile } from '../../testing/films.ts';
import { validateCaptions } from './captions.ts';
import { inspectBytes, inspectFilm } from './inspect-film.ts';
import { MAX_FILM_SIZE } from './limits.ts';

const inspect = (bytes: Uint8Array) => withFile(bytes, inspectFilm);

const mvhd = (scale: number, length: number) => {
  const head = Buffer.alloc(100);
  head.writeUInt32BE(scale, 12);
  head.writeUInt32BE(length, 16);
  return toBox('mvhd', head);
};
const track = (kind: string) =>
  toBox('trak', toBox('mdia', toBox('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13))));
const mp4 = (...moov: Buffer[]) =>
  Buffer.concat([
    toBox('ftyp', Buffer.from('isom\0\0\0\0isom')),
    toBox('mdat', Buffer.alloc(9)),
    toBox('moov', ...moov),
  ]);

describe('a film', () => {
  it.each([
    ['MP4', testFilms.mp4, { type: 'video/mp4', extension: 'mp4' }],
    ['WebM', testFilms.webm, { type: 'video/webm', extension: 'webm' }],
  ])('in %s is known by its bytes', async (_name, bytes, expected) => {
    const film = await inspect(bytes);
    expect(film).toMatchObject(expected);
    expect(film.seconds).toBeGreaterThan(8);
    expect(film.seconds).toBeLessThan(10);
  });

  it('may be three minutes long', async () => {
    expect(await inspect(mp4(mvhd(600, 600 * 180), track('vide')))).toMatchObject({ seconds: 180 });
  });

  const cut = (bytes: Buffer, end: number) => bytes.subarray(0, end);
  const hostile: [string, Buffer, string][] = [
    ['nothing', Buffer.alloc(0), 'neither'],
    ['words', Buffer.from('<html><script>1</script>'.repeat(9)), 'neither'],
    ['a film that is cut off', cut(testFilms.mp4, testFilms.mp4.length - 1), 'cut off'],
    ['the beginning of one', cut(testFilms.mp4, 40), 'cut off'],
    ['the beginning of a WebM', cut(testFilms.webm, 60), ''],
    ['a film of four minutes', mp4(mvhd(1, 240), track('vide')), 'lasts 240 seconds'],
    ['a film that says no length', mp4(mvhd(1000, 0), track('vide')), 'how long'],
    ['a length by nothing', mp4(mvhd(0, 9), track('vide')), 'how long'],
    ['a sound', mp4(mvhd(1, 9), track('soun')), 'no picture'],
    ['no tracks', mp4(mvhd(1, 9)), 'no picture'],
    ['no head', mp4(track('vide')), 'damaged'],
    ['a short head', mp4(toBox('mvhd', Buffer.alloc(3)), track('vide')), 'damaged'],
    ['QuickTime', Buffer.concat([toBox('ftyp', Buffer.from('qt  \0\0\0\0'))]), 'QuickTime'],
    [
      'a box that ends before it begins',
      Buffer.from('\0\0\0\x0cftypisom\0\0\0\x03moov', 'latin1'),
      'damaged',
    ],
    [
      'a box larger than the file',
      Buffer.from('\0\0\0\x0cftypisom\x7f\xff\xff\xffmoov', 'latin1'),
      'damaged',
    ],
    [
      'a box of more bytes than there are numbers',
      Buffer.from(`\0\0\0\x0cftypisom\0\0\0\x01moov${'\xff'.repeat(8)}`, 'latin1'),
      'damaged',
    ],
    ['boxes without an end', Buffer.concat([mp4(), ...Array(3000).fill(toBox('free'))]), 'damaged'],
    [
      'Matroska',
      Buffer.from(`1a45dfa38b428288${Buffer.from('matroska').toString('hex')}`, 'hex'),
      'Matroska',
    ],
    ['a WebM of nothing', Buffer.from('1a45dfa3874282847765626d18538067ff', 'hex'), 'no picture'],
    [
      'a WebM with a part beyond its end',
      Buffer.from('1a45dfa3874282847765626d18538067ff1549a9661fffff', 'hex'),
      '',
    ],
    [
      'zeros after the head of a WebM',
      Buffer.concat([cut(testFilms.webm, 40), Buffer.alloc(999)]),
      '',
    ],
  ];
  it.each(hostile)('is rejected when it is %s', async (_name, bytes, reason) => {
    await expect(inspect(bytes)).rejects.toMatchObject({
      name: 'FilmFault',
      message: expect.stringContaining(reason),
    });
  });

  it('is rejected when it is too large, before a byte is read', async () => {
    const read = () => Promise.reject(new Error('read'));
    await expect(inspectBytes({ size: MAX_FILM_SIZE + 1, read })).rejects.toThrow('60 MB');
  });

  it('needs few reads, whatever its size', async () => {
    let reads = 0;
    await inspectBytes({
      size: testFilms.mp4.length,
      read: async (at, length) => {
        reads += 1;
        return testFilms.mp4.subarray(at, at + length);
      },
    });
    expect(reads).toBeLessThan(60);
  });

  it('with any byte changed is valid or rejected', { timeout: 60_000 }, async () => {
    for (const whole of [testFilms.mp4.subarray(-9000), testFilms.webm.subarray(0, 600)]) {
      for (let at = 0; at < whole.length; at += 7) {
        const changed = Buffer.concat([testFilms.mp4.subarray(0, 40), whole]);
        changed[at + 40] = 0xff;
        const read = async (from: number, length: number) => changed.subarray(from, from + length);
        const response = await inspectBytes({ size: changed.length, read }).catch(
          (error: Error) => error.name,
        );
        expect(typeof response === 'object' || response === 'FilmFault').toBe(true);
      }
    }
  });
});

const toSentence = (reason: Reason | true) => (reason === true ? '' : toEnglish(reason));

describe('captions', () => {
  it.each([
    '',
    'WEBVTT\n\n00:00.000 --> 00:03.000\nHello',
    '\uFEFFWEBVTT - a film\r\n\r\n1\r\n00:00:00.000 --> 00:00:03.000 align:start\r\nHello',
  ])('%j are captions', (text) => {
    expect(validateCaptions(text)).toBe(true);
  });

  it.each([
    ['1\n00:00:01,000 --> 00:00:02,000\nHello', 'WEBVTT'],
    ['<html>', 'WEBVTT'],
    ['WEBVTT\n\nHello', 'say nothing'],
    ['WEBVTT\n\n00:03.000 --> 00:01.000\nHello', 'Line 3'],
    ['WEBVTT\n\n--> \nHello', 'Line 3'],
  ])('%j are none', (text, reason) => {
    expect(toSentence(validateCaptions(text))).toContain(reason);
  });

  it('are limited in length', () => {
    const cues = '00:00.000 --> 00:03.000\na\n\n'.repeat(9000);
    expect(toSentence(validateCaptions(`WEBVTT\n\n${cues}`))).toContain('too long');
  });
});
