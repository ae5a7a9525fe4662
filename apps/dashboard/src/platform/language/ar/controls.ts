import type { controls as english } from '../en/controls.ts';
import type { Translated } from '../format-text.ts';

/** Texts of every page: the skip link, a failed request, and names of Payload's controls. */
export const controls: Translated<typeof english> = {
  unreachable: 'لا يمكن الوصول إلى لوحة التحكم. حاول ثانية.',
  skip: 'انتقل إلى المحتوى',
  choose: 'اختر',
  labels: {
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    clearDate: 'امسح التاريخ',
    copy: 'انسخ الرابط',
    edit: 'عدّل',
    swap: 'اختر غيره',
    remove: 'أزل',
    drag: 'اسحب للنقل',
    addBlock: 'أضف قالبًا',
    editLink: 'عدّل الرابط',
    removeLink: 'أزل الرابط',
    insert: 'أدرج',
    insertBlock: 'أدرج قالبًا',
    kindOfText: 'نوع النص',
    bold: 'عريض',
    italic: 'مائل',
    code: 'كود',
    link: 'رابط',
    pictures: 'صور',
    numberedList: 'قائمة مرقّمة',
    list: 'قائمة',
    more: 'المزيد',
    previewPage: 'معاينة الصفحة',
    previewSize: 'مقاس الصفحة بالبكسل',
  },
};
