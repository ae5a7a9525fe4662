/** What everything that shows changing content is called in a shared cache, which is told to forget it by this name (docs/cdn.md). */
export const CONTENT_TAG = 'content';
