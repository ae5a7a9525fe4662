/**
 * Short silent films of case studies, cut from their pictures: a slow move through each, one dissolve into the next.
 * `npm run art:films` makes them with ffmpeg (Debian: `apt-get install ffmpeg`), `npm run art:films -- rka` one
 * client's; the films are committed, so a build needs none of it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const CONTENT = join(import.meta.dirname, '../apps/website/src/content/case-studies');
const FRAMES_A_SECOND = 24;
const SHOT_SECONDS = 2.6;
const DISSOLVE_SECONDS = 0.6;

/** Where a shot moves: into the picture, out of it, or along it. */
type Move = 'in' | 'out' | 'across';

interface Film {
  client: string;
  name: string;
  shots: { picture: string; move: Move }[];
}

const films: Film[] = [
  {
    client: 'rka',
    name: 'film-1',
    shots: [
      { picture: 'wide', move: 'in' },
      { picture: 'banner', move: 'across' },
      { picture: 'gallery-2', move: 'out' },
    ],
  },
  {
    client: 'rka',
    name: 'film-2',
    shots: [
      { picture: 'gallery-3', move: 'across' },
      { picture: 'gallery-1', move: 'in' },
      { picture: 'board', move: 'out' },
    ],
  },
  {
    client: 'steakanji',
    name: 'film-1',
    shots: [
      { picture: 'wide', move: 'in' },
      { picture: 'banner', move: 'across' },
      { picture: 'gallery-1', move: 'out' },
    ],
  },
  {
    client: 'steakanji',
    name: 'film-2',
    shots: [
      { picture: 'gallery-2', move: 'across' },
      { picture: 'gallery-3', move: 'in' },
      { picture: 'board', move: 'out' },
    ],
  },
  {
    client: 'wecomm',
    name: 'film-1',
    shots: [
      { picture: 'wide', move: 'across' },
      { picture: 'banner', move: 'in' },
      { picture: 'gallery-2', move: 'out' },
    ],
  },
  {
    client: 'wecomm',
    name: 'film-2',
    shots: [
      { picture: 'gallery-1', move: 'in' },
      { picture: 'gallery-3', move: 'across' },
      { picture: 'board', move: 'out' },
    ],
  },
];

const FRAMES = Math.round(SHOT_SECONDS * FRAMES_A_SECOND);
const MIDDLE = 'x=iw/2-iw/zoom/2:y=ih/2-ih/zoom/2';
const MOVES: Record<Move, string> = {
  in: `z=1+0.1*on/${FRAMES}:${MIDDLE}`,
  out: `z=1.1-0.1*on/${FRAMES}:${MIDDLE}`,
  across: `z=1.1:x=(iw-iw/zoom)*on/${FRAMES}:y=ih/2-ih/zoom/2`,
};

/** The filter graph of a film; plates are enlarged first, so that slow moves do not tremble. */
function toFilter(shots: Film['shots']): string {
  const moved = shots.map(
    ({ move }, index) =>
      `[${index}:v]scale=3840:2160:force_original_aspect_ratio=increase,crop=3840:2160,zoompan=${MOVES[move]}:d=${FRAMES}:s=1280x720:fps=${FRAMES_A_SECOND}[s${index}]`,
  );
  const joined = shots.slice(1).map((_, index) => {
    const before = index === 0 ? 's0' : `j${index}`;
    const offset = (SHOT_SECONDS - DISSOLVE_SECONDS) * (index + 1);
    return `[${before}][s${index + 1}]xfade=duration=${DISSOLVE_SECONDS}:offset=${offset.toFixed(2)}[j${index + 1}]`;
  });
  return [...moved, ...joined, `[j${shots.length - 1}]format=yuv420p[film]`].join(';');
}

function runFfmpeg(args: string[]) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...args]);
  if (error) throw new Error('ffmpeg is missing: apt-get install ffmpeg');
  if (status !== 0) throw new Error(String(stderr));
}

/** A client's picture as a PNG, which every ffmpeg reads. */
async function toFrame(folder: string, picture: string, desk: string): Promise<string> {
  const master = [`${picture}.avif`, `${picture}.webp`]
    .map((file) => join(folder, file))
    .find((file) => existsSync(file));
  if (!master) throw new Error(`${folder} has no picture called ${picture}`);
  const frame = join(desk, `${picture}.png`);
  await sharp(master).png().toFile(frame);
  return frame;
}

async function makeFilm({ client, name, shots }: Film, desk: string) {
  const folder = join(CONTENT, client);
  const master = join(folder, `${name}.mp4`);
  const frames: string[] = [];
  for (const { picture } of shots) frames.push(await toFrame(folder, picture, desk));
  runFfmpeg([
    ...frames.flatMap((frame) => ['-i', frame]),
    ...['-filter_complex', toFilter(shots), '-map', '[film]', '-an'],
    ...['-c:v', 'libx264', '-crf', '29', '-preset', 'medium', '-movflags', '+faststart', master],
  ]);
  const small = join(folder, `${name}.webm`);
  runFfmpeg(['-i', master, '-c:v', 'libsvtav1', '-crf', '40', '-preset', '8', '-an', small]);
  await sharp(frames[0])
    .resize(1280, 720)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`${client}/${name}`);
}

const clients = process.argv.slice(2);
const wanted = films.filter(({ client }) => clients.length === 0 || clients.includes(client));
const desk = mkdtempSync(join(tmpdir(), 'films-'));
try {
  for (const film of wanted) await makeFilm(film, desk);
} finally {
  rmSync(desk, { recursive: true });
}
