/** Whether the dashboard lacks the file. Its 404 is JSON; one in HTML may come from a proxy. */
export const isMissing = ({ status, headers }: Response): boolean =>
  (status === 404 || status === 410) &&
  /^application\/json\b/i.test(headers.get('content-type') ?? '');
