/** The office of a position that can be filled from anywhere. */
export const REMOTE = 'remote';
