/** By how many people a step moves the sheet. */
export const SHEET_STEP = 4;
/** Most people shown without paging. */
export const SHEET_SIZE = 8;

/** Which people are shown: all up to eight, else eight at a time, moved four at a time, never past either end. */
export function toSheet(total: number, wanted: number): { from: number; to: number } {
  if (total <= SHEET_SIZE) return { from: 0, to: total };
  const last = Math.ceil((total - SHEET_SIZE) / SHEET_STEP) * SHEET_STEP;
  const from = Math.min(Math.max(wanted, 0), last);
  return { from, to: Math.min(from + SHEET_SIZE, total) };
}
