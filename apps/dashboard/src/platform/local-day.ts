/** The day of a moment in the dashboard's own time zone, as in `2026-01-31`: the Swedish way of writing one. */
export const toLocalDay = (moment: Date): string => new Intl.DateTimeFormat('sv').format(moment);
