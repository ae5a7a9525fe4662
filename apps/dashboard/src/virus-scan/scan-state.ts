import { getSettings } from '../platform/settings.ts';

/** How far the check of a resume has come. */
export const scanStates = ['pending', 'clean', 'infected', 'unknown'] as const;
export type ScanState = (typeof scanStates)[number];

/** Whether resumes are checked for viruses. */
export const isScanning = (): boolean => getSettings().CLAMD !== undefined;

/**
 * Why a resume is not handed out, if it is not: where resumes are checked, only clean ones are, and one that was found
 * infected never is again.
 */
export function getWithheldReason(
  { resumeScan }: { resumeScan?: string | null | undefined },
  scanning = isScanning(),
): Exclude<ScanState, 'clean'> | undefined {
  if (resumeScan === 'infected') return 'infected';
  if (!scanning || resumeScan === 'clean') return undefined;
  return resumeScan === 'unknown' ? 'unknown' : 'pending';
}
