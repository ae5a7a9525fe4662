const numbers = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** How long something was kept, in whole months as people say them: `six months`. */
export function toKeptWords(from: Date, until: Date): string {
  const months =
    (until.getFullYear() - from.getFullYear()) * 12 + until.getMonth() - from.getMonth();
  const isWhole = until.getDate() >= from.getDate() || isLastDay(until);
  const count = Math.max(0, isWhole ? months : months - 1);
  if (count === 0) return 'less than a month';
  return `${numbers[count] ?? count} ${count === 1 ? 'month' : 'months'}`;
}

const isLastDay = (day: Date): boolean =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getDate() === 1;
