/** Why something could not be delivered, in words for whoever reads the panel. It quotes no server and no visitor. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** It is this delivery that is refused, not the receiver that fails: others may go through. */
  readonly isOnlyThis: boolean;
  /** Another try cannot help. */
  readonly isFinal: boolean;
  /** Addresses that have taken it all the same. */
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
