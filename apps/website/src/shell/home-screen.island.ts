/**
 * Says what a home screen calls the site, at the first sign of a visitor: a link in the page would be a request beside the
 * largest picture.
 */
import { firstTouch } from './first-touch.ts';

function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = document.body.dataset.manifest ?? '';
  document.head.append(link);
}

void firstTouch.then(linkManifest);
