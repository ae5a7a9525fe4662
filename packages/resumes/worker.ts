import { inspectResume } from './inspect-resume.ts';

// The PDF library logs warnings, and their number is up to the sender.
console.warn = () => undefined;

export const check = (task: { name: string; bytes: Uint8Array }) =>
  inspectResume(task.name, task.bytes);

// The website never draws, and does not load the library.
export const draw = async (task: { bytes: Uint8Array }) =>
  (await import('./draw-pages.ts')).drawPages(task.bytes);
