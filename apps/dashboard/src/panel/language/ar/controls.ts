import type { controls as english } from '../en/controls.ts';
import type { Translated } from '../format-text.ts';

/** The skip link, and the order and checkboxes of lists. */
export const controls: Translated<typeof english> = {
  skip: 'انتقل إلى المحتوى',
  yes: 'نعم',
  no: 'لا',
  sort: 'الترتيب حسب',
  asKept: 'الترتيب الافتراضي',
  rising: '{label} تصاعديًا',
  falling: '{label} تنازليًا',
};
