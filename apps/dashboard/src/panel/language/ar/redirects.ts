import type { redirects as english } from '../en/redirects.ts';
import type { Translated } from '../format-text.ts';

/** Words of the screen of old and missing addresses. */
export const redirects: Translated<typeof english> = {
  name: 'روابط الصفحات',
  create: 'رابط قديم جديد',
  missing: 'لم يُعثر عليها مؤخرًا',
  aside: 'المنحّاة',
  noneMissing: 'وجد الزوار كل ما طلبوه.',
  noneAside: 'لم يُنحَّ شيء.',
  more: {
    one: 'ورابط آخر لا يُعرض، طُلب أقل.',
    two: 'ورابطان آخران لا يُعرضان، طُلبا أقل.',
    few: 'و{count} روابط أخرى لا تُعرض، طُلبت أقل.',
    other: 'و{count} رابطًا آخر لا يُعرض، طُلبت أقل.',
  },
  back: 'عودة إلى الأخرى',
  show: 'اعرض المنحّاة ({number})',
  times: { one: 'مرة', two: 'مرتين', few: '{count} مرات', other: '{count} مرة' },
  last: '{times}، آخرها {day}',
  lastFrom: '{times}، آخرها {day}، من {referrer}',
  redirect: 'وجّهه إلى…',
  notInteresting: 'غير مهم',
  takeBack: 'أعده',
  act: '{act}: {path}',
  probes: 'برامج تحسست نقاط ضعف {times}.',
  unlisted: 'مسار لا يُدوّن لأنه قد يسمي شخصًا: {times}.',
  leadOn: 'روابط تُوجَّه',
  none: 'لم يُترك رابط بعد. المقال أو دراسة الحالة إذا تغيّر رابطه يظهر هنا تلقائيًا.',
  change: 'غيّر',
  keptWith: 'محفوظ مع «{title}»',
  remove: 'أزل',
  question: 'أتزيل {from}؟ من يتبع رابطًا قديمًا إليه لا يجد صفحة.',
};
