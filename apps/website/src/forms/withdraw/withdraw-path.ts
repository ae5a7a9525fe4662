/** Page that takes a message back; its token is in the query. */
const WITHDRAW_PAGE = '/withdraw';

/** Field that brings the token. */
export const TOKEN_FIELD = 'token';

/** Address of the page that takes a message back. */
export const toWithdrawPath = (token: string): string =>
  `${WITHDRAW_PAGE}?${new URLSearchParams({ [TOKEN_FIELD]: token })}`;
