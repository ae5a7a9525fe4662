const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[,.](\d{1,3})`;
/** A line of SubRip with the times of a cue; hours and blanks may be missing. */
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s.*)?$`);

const LIKE_TIMES = /\d:\d.*-->/;

/**
 * Captions of a file as WebVTT. Those of SubRip (.srt) are turned into it: a head, and times as browsers read them. What is
 * WebVTT, or neither, is left as it is.
 */
export function toWebVtt(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r*\n|\r/)
    .map((line) => line.trimEnd());
  if (lines[0]?.startsWith('WEBVTT') || !lines.some((line) => TIMES.test(line))) return text;
  const cues = lines.map((line) => {
    const [, ...parts] = TIMES.exec(line) ?? [];
    if (parts.length > 0) return `${toTime(parts.slice(0, 4))} --> ${toTime(parts.slice(4))}`;
    // Times in other formats stay unchanged; validation reports their line.
    return LIKE_TIMES.test(line) ? line : toCueText(line);
  });
  return `WEBVTT\n\n${cues.join('\n').trim()}\n`;
}

/** The text of a cue, with the special characters of WebVTT escaped. */
const toCueText = (line: string) =>
  line
    // Positions, which browsers would show as text.
    .replace(/\{\\[^}]*\}|<\/?font[^>]*>/g, '')
    .replaceAll('&', '&amp;')
    .replace(/<(?!\/?[biu]>)/g, '&lt;')
    .replaceAll('-->', '→');

const toTime = ([hours = '', minutes = '', seconds, thousandths = '']: string[]) =>
  `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:${seconds}.${thousandths.padEnd(3, '0')}`;
