import { MAX_PAY, paySchema, type Opening as WireOpening } from '@agency/contracts';
import type { Opening } from '../../payload-types.ts';
import { createReason, type Reason } from '../../platform/language/errors.ts';

/** Serialises the pay; `null` without an amount. */
export function toPay(pay: NonNullable<Opening['pay']>): WireOpening['pay'] {
  const { min, max, currency, unit } = pay;
  if (min === null || min === undefined) return null;
  return paySchema.safeParse({ min, max: max ?? null, currency, unit }).data ?? null;
}

/** Why the pay is invalid; `true` if it is valid or empty. */
export function decidePay(pay: Opening['pay'] | null | undefined): Reason | true {
  const { min, max, currency, unit } = pay ?? {};
  if (!min && !max) return true;
  if (!min) return createReason(({ opening }) => opening.payBegins);
  if (Math.max(min, max ?? 0) > MAX_PAY)
    return createReason(({ opening }) => opening.payMost, { max: MAX_PAY });
  if (max && max < min) return createReason(({ opening }) => opening.payOrder);
  if (!unit) return createReason(({ opening }) => opening.payUnit);
  return Boolean(currency) || createReason(({ opening }) => opening.currency);
}
