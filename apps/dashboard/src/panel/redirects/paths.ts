/** The screen of redirects and the 404 log. */
export const REDIRECTS_PATH = '/admin/addresses';

const FORM_PATH = '/admin/collections/old-addresses';

/** The form of a new redirect, with an optional path. */
export const toNewRedirectPath = (from?: string): string =>
  `${FORM_PATH}/create${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`;

/** The form of a redirect. */
export const toRedirectPath = (id: number): string => `${FORM_PATH}/${id}`;
