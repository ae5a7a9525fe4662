import { MAX_PAY, paySchema, type Opening as WireOpening } from '@agency/contracts';
import type { Opening } from '../../payload-types.ts';

/** What is paid, as the contract says it; nothing when no amount is said. */
export function toPay({
  min,
  max,
  currency,
  unit,
}: NonNullable<Opening['pay']>): WireOpening['pay'] {
  if (min === null || min === undefined) return null;
  return paySchema.safeParse({ min, max: max ?? null, currency, unit }).data ?? null;
}

/** Why a pay cannot be shown; `true` when it can, or when none is said. */
export function toPayProblem(pay: Opening['pay'] | null | undefined): string | true {
  const { min, max, currency, unit } = pay ?? {};
  if (!min && !max) return true;
  if (!min) return 'Say where the range begins, or one amount.';
  if (Math.max(min, max ?? 0) > MAX_PAY) return '1,000,000,000 at most.';
  if (max && max < min) return 'The range has to end above its beginning.';
  if (!unit) return 'Say what it is paid for: an hour, a day, a month or a year.';
  return Boolean(currency) || 'Say the currency, as EGP.';
}
