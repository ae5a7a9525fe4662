/** Texts of redirects and the 404 log. */
export const redirects = {
  redirect: 'Redirect to …',
  probes: 'Paths that bots tried in search of vulnerabilities',
  unlisted: 'Paths that are not stored because they may contain personal data',
};
