import { ApiError } from '../api/response.ts';

/** Why a delivery failed, for the panel. The message quotes no server and no visitor. */
export class DeliveryError extends ApiError {
  override name = 'DeliveryError';
  /** The receiver rejected this delivery; others may succeed. */
  isOnlyThis = false;
  /** A retry cannot succeed. */
  isFinal = false;
  /** E-mail addresses that accepted it. */
  reached: string[] = [];

  constructor(
    message: string,
    more: Partial<Pick<DeliveryError, 'isOnlyThis' | 'isFinal' | 'reached'>> = {},
  ) {
    super(502, message);
    Object.assign(this, more);
  }
}
