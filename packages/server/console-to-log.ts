import { stripVTControlCharacters } from 'node:util';
import type { Logger } from './logger.ts';

/** Longest text of a line, in characters: libraries print whole stacks. */
const MAX_TEXT = 2000;

/**
 * Sends what libraries write to the console through the log, a line each: they print errors over many lines, and in colours.
 * @returns how to undo it
 */
export function sendConsoleTo(logger: Logger): () => void {
  const levels = {
    error: 'error',
    warn: 'warn',
    log: 'info',
    info: 'info',
    debug: 'debug',
  } as const;
  const before = { ...console };
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      const plain = stripVTControlCharacters(text).trim().slice(0, MAX_TEXT);
      logger[level]({ ...(err !== undefined && { err }) }, plain || 'a line without a text');
    };
  }
  return () => void Object.assign(console, before);
}
