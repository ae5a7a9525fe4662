/** Why a delivery failed, for the panel. The message quotes no server and no visitor. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** The receiver rejected this delivery; others may succeed. */
  readonly isOnlyThis: boolean;
  /** A retry cannot succeed. */
  readonly isFinal: boolean;
  /** E-mail addresses that accepted it. */
  readonly reached: string[];

  constructor(
    message: string,
    { isOnlyThis = false, isFinal = false, reached = [] as string[] } = {},
  ) {
    super(message);
    this.isOnlyThis = isOnlyThis;
    this.isFinal = isFinal;
    this.reached = reached;
  }
}
