import type { redirects as english } from '../en/redirects.ts';
import type { Translated } from '../format-text.ts';

/** Texts of the redirects screen. */
export const redirects: Translated<typeof english> = {
  name: 'إعادات التوجيه',
  create: 'إعادة توجيه جديدة',
  missing: 'صفحات لم يُعثر عليها',
  aside: 'المتجاهَلة',
  noneMissing: 'لم يطلب أي زائر صفحة مفقودة.',
  noneAside: 'لا شيء متجاهَل.',
  more: {
    one: 'ورابط آخر لا يُعرض، طُلب أقل.',
    two: 'ورابطان آخران لا يُعرضان، طُلبا أقل.',
    few: 'و{count} روابط أخرى لا تُعرض، طُلبت أقل.',
    other: 'و{count} رابطًا آخر لا يُعرض، طُلبت أقل.',
  },
  back: 'عودة إلى القائمة',
  show: 'اعرض المتجاهَلة ({number})',
  times: { one: 'مرة', two: 'مرتين', few: '{count} مرات', other: '{count} مرة' },
  last: '{times}، آخرها {day}',
  lastFrom: '{times}، آخرها {day}، من {referrer}',
  redirect: 'وجّهه إلى…',
  notInteresting: 'تجاهل',
  takeBack: 'ألغِ التجاهل',
  act: '{act}: {path}',
  probes: 'بحثت برامج آلية عن ثغرات {times}.',
  unlisted: 'مسارات لا تُخزَّن لأنها قد تتضمن بيانات شخصية: {times}.',
  leadOn: 'إعادات التوجيه',
  none: 'لا إعادات توجيه بعد. إذا تغيّر رابط مقال أو دراسة حالة تُضاف إعادة توجيه تلقائيًا.',
  change: 'غيّر',
  keptWith: 'محفوظ مع «{title}»',
  remove: 'أزل',
  question: 'أتزيل {from}؟ لن تعمل الروابط القديمة إليه بعد ذلك.',
};
