/** The id by which 'Show more' finds the grid it opens. */
export const WORK_INDEX_ID = 'work-index';
