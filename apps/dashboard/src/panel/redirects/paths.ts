/** The screen of old and missing addresses. */
export const REDIRECTS_PATH = '/admin/addresses';

const FORM_PATH = '/admin/collections/old-addresses';

/** The form of a new old address, with a path in it where one is named. */
export const toNewRedirectPath = (from?: string): string =>
  `${FORM_PATH}/create${from === undefined ? '' : `?${new URLSearchParams({ from })}`}`;

/** The form of one that is there. */
export const toRedirectPath = (id: number): string => `${FORM_PATH}/${id}`;
