/**
 * Says what a home screen calls the site, at the first sign of a visitor: a link in the page would be a request beside the
 * largest picture.
 */
import { atFirstTouch } from './first-touch.ts';

atFirstTouch(() => {
  const { manifest } = document.body.dataset;
  if (!manifest) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifest;
  document.head.append(link);
});
