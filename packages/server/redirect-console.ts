import { stripVTControlCharacters } from 'node:util';
import type { Logger } from './logger.ts';

/** Longest message, in characters: libraries print whole stacks. */
const MAX_TEXT = 2000;

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const;

/**
 * Writes to the log what libraries write to the console, one line each and without colours.
 * @returns restores the console
 */
export function redirectConsole(logger: Logger): () => void {
  const before = { ...console };
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      const plain = stripVTControlCharacters(text).trim().slice(0, MAX_TEXT);
      logger[level]({ ...(err !== undefined && { err }) }, plain || 'empty console message');
    };
  }
  return () => void Object.assign(console, before);
}
