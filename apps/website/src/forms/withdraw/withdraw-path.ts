/** Query parameter and form field of the token. */
export const TOKEN_FIELD = 'token';

/** Path of the page that withdraws a message. */
export const toWithdrawPath = (token: string): string =>
  `/withdraw?${new URLSearchParams({ [TOKEN_FIELD]: token })}`;
