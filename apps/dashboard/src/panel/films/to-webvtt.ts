/** A line of SubRip with the times of a cue; hours may have one digit, thousandths follow a comma. */
const TIMES =
  /^[ \t]*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3})[ \t]+-->[ \t]+(\d{1,3}):(\d{2}):(\d{2})[,.](\d{1,3}).*$/;

const LIKE_TIMES = /\d:\d{2}.*-->/;

/**
 * Captions of a file as WebVTT. Those of SubRip (.srt) are turned into it: a head, and times as browsers read them. What is
 * WebVTT, or neither, is left as it is.
 */
export function toWebVtt(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  if (lines[0]?.startsWith('WEBVTT') || !lines.some((line) => TIMES.test(line))) return text;
  const cues = lines.map((line) => {
    const times = TIMES.exec(line);
    // Times that are written otherwise stay as they are, and are refused with their line.
    if (!times && LIKE_TIMES.test(line)) return line;
    // Where words stand on the picture is written in braces, which browsers would show; an arrow is of times alone.
    if (!times) return line.replace(/\{\\[^}]*\}/g, '').replaceAll('-->', '→');
    const [, ...parts] = times;
    return `${toTime(parts.slice(0, 4))} --> ${toTime(parts.slice(4))}`;
  });
  return `WEBVTT\n\n${cues.join('\n').trim()}\n`;
}

const toTime = ([hours = '', minutes, seconds, thousandths = '']: string[]) =>
  `${hours.padStart(2, '0')}:${minutes}:${seconds}.${thousandths.padEnd(3, '0')}`;
