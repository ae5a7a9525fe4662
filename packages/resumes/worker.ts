import { inspectResume } from './inspect-resume.ts';
import { findKind } from './resume-kind.ts';

// The PDF library logs warnings, and their number is up to the sender.
console.warn = () => undefined;

export const check = (task: { name: string; bytes: Uint8Array }) =>
  inspectResume(task.name, task.bytes);

// Loaded on demand, because the website never draws.
export async function draw({ bytes }: { bytes: Uint8Array }) {
  if (findKind(Buffer.from(bytes)) === 'docx')
    return (await import('./read-docx.ts')).readDocx(bytes);
  return (await import('./draw-pages.ts')).drawPages(bytes);
}
