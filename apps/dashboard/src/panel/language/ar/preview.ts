import type { preview as english } from '../en/preview.ts';
import type { Translated } from '../format-text.ts';

/** Texts of the preview. */
export const preview: Translated<typeof english> = {
  button: 'معاينة',
  screens: { Phone: 'هاتف', Desktop: 'حاسوب' },
  screen: 'الشاشة',
  frame: 'المسودة على شاشة بعرض {width} بكسل',
  copyLink: 'انسخ الرابط',
  endShared: 'أنهِ المعاينات المشارَكة',
  open: 'افتح',
  openRest: 'المعاينة في تبويب جديد',
  close: 'أغلق',
  link: 'رابط المعاينة',
  copied: 'نُسخ. من لديه الرابط يرى المسودة حتى {time} بلا حساب.',
  copyHere: 'انسخه من هنا. من لديه الرابط يرى المسودة حتى {time} بلا حساب.',
  ended: 'انتهت. الروابط المشارَكة لهذه المسودة لم تعد تعمل.',
  silent: 'الموقع لا يستجيب، فلا معاينة الآن. ما كتبته محفوظ. حاول بعد قليل.',
  notMade: 'لا معاينة الآن: لا يمكن الوصول إلى لوحة التحكم. حاول ثانية.',
  notEnded: 'تعذّر إنهاء الروابط: لا يمكن الوصول إلى لوحة التحكم. حاول ثانية.',
  onSite: 'اعرضه على الموقع',
  newTab: '(يُفتح في تبويب جديد)',
  seenFrom: 'يظهر من {time}',
  changesFrom: 'تظهر التغييرات من {time}',
};
