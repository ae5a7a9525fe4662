import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Path of LibreOffice, if it is installed */
export function findCalc(): string | undefined {
  const places = [process.env.SOFFICE_PATH ?? '', '/usr/bin/soffice', '/usr/local/bin/soffice'];
  return places
    .filter((path) => path && existsSync(path))
    .map((path) => realpathSync(path))
    .find((path) => existsSync(join(dirname(path), 'libsclo.so')));
}

/** A displayed cell. */
export interface ShownCell {
  text: string;
  /** Formula. */
  formula?: string;
}

/** Opens a CSV file in LibreOffice as UTF-8 and returns the displayed cells. */
export async function openCsv(
  program: string,
  csv: string,
  separator: string,
): Promise<ShownCell[]> {
  const folder = mkdtempSync(join(tmpdir(), 'calc-'));
  try {
    writeFileSync(join(folder, 'file.csv'), csv);
    const filter = `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,76,1,,1033`;
    await run(
      program,
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        ...['--headless', `--infilter=${filter}`, '--convert-to', 'fods', '--outdir', folder],
        join(folder, 'file.csv'),
      ],
      { timeout: 110_000 },
    );
    const sheet = readFileSync(join(folder, 'file.fods'), 'utf8');
    const cells = sheet.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs);
    return [...cells].map(([, attributes = '', content = '']) => {
      const [, formula] = /table:formula="([^"]*)"/.exec(attributes) ?? [];
      const text = content
        .replaceAll('</text:p>', '\n')
        .replace(/<[^>]*>/g, '')
        .replaceAll('&apos;', "'")
        .replaceAll('&quot;', '"')
        .trim();
      return { text, ...(formula && { formula }) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
