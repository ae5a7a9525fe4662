/** Location of a remote position. */
export const REMOTE = 'remote';
