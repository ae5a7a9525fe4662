/** The cache tag of everything with changing content, by which a shared cache is purged (docs/deployment.md). */
export const CONTENT_TAG = 'content';
