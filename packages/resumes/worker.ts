import { inspectResume, type ResumeCheck } from './inspect-resume.ts';

// The PDF library logs warnings, and their number is up to the sender.
console.warn = () => undefined;

export default ({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<ResumeCheck> =>
  inspectResume(name, bytes);
