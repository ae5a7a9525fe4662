import { getSettings } from '../platform/settings.ts';

/** Scan status of a resume. */
export const scanStates = ['pending', 'clean', 'infected', 'unknown'] as const;
export type ScanState = (typeof scanStates)[number];

export const isScanning = (): boolean => getSettings().CLAMD !== undefined;

/** Why a resume cannot be downloaded, if it cannot. With scanning only clean ones can; an infected one never can. */
export function getWithheldReason(
  { resumeScan }: { resumeScan?: string | null | undefined },
  scanning = isScanning(),
): Exclude<ScanState, 'clean'> | undefined {
  if (resumeScan === 'infected') return 'infected';
  if (!scanning || resumeScan === 'clean') return undefined;
  return resumeScan === 'unknown' ? 'unknown' : 'pending';
}
