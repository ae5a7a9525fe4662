import type { controls as english } from '../en/controls.ts';
import type { Translated } from '../say.ts';

/** What controls of Payload's are called that bring no name of their own, and the way past the menu. */
export const controls: Translated<typeof english> = {
  skip: 'انتقل إلى المحتوى',
  select: 'اختر {title}',
  selectAll: 'اختر الكل',
  move: 'حرّك {title}',
  choose: 'اختر',
  text: 'النص',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  more: 'المزيد',
  clearDate: 'امسح التاريخ',
  copy: 'انسخ العنوان',
  edit: 'عدّل',
  swap: 'اختر غيره',
  remove: 'أزل',
  part: 'هذا الجزء',
  yes: 'نعم',
  no: 'لا',
  sort: 'الترتيب حسب',
  asKept: 'كما هو',
  rising: '{label} تصاعديًا',
  falling: '{label} تنازليًا',
  tools: {
    add: 'أدرج',
    blocks: 'أدرج قالبًا',
    text: 'نوع النص',
    bold: 'عريض',
    italic: 'مائل',
    inlineCode: 'كود',
    link: 'رابط',
    pictures: 'صور',
    orderedList: 'قائمة مرقّمة',
    unorderedList: 'قائمة',
  },
};
