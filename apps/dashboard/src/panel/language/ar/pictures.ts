import type { pictures as english } from '../en/pictures.ts';
import type { Translated } from '../format-text.ts';

/** Texts of the picture and film libraries. */
export const pictures: Translated<typeof english> = {
  notCopied: 'تعذّر نسخ هذه الصورة: ارفعها.',
  lost: 'انقطع الاتصال. لم يضِع شيء هنا: حاول ثانية.',
  heic: 'هذه صورة HEIC لا يفتحها هذا المتصفح. صدّرها بصيغة JPEG (في تطبيق الصور: ملف، تصدير)، أو افتح لوحة التحكم على الهاتف نفسه فيحوّلها.',
  unreadable: 'لا يمكن فتح هذا الملف كصورة. يمكن رفع JPEG وPNG وWebP.',
  uses: {
    heading: 'مواضع استخدامها',
    none: 'لا تُستخدم. يمكن حذفها.',
    inTrash: 'في سلة المهملات',
  },
  film: {
    captions: 'الترجمة المكتوبة من ملف (‎.vtt أو ‎.srt)',
    making: 'جارٍ إعداد صورة العرض…',
    made: 'صارت هذه اللقطة صورة العرض.',
    alt: 'لقطة من الفيديو',
    label: 'صورة العرض من الفيديو',
    stop: 'أوقف الفيديو عند أجمل لقطة.',
    take: 'اجعل هذه اللقطة صورة العرض',
    noFrame:
      'لا يستطيع هذا المتصفح أخذ صورة من هذا الفيديو. صدّره بصيغة MP4 بترميز H.264، أو اختر صورة أعلاه.',
    tooLarge: 'الفيديو أكبر من {most} ميجابايت. صدّره أصغر، فعرض 1280 بكسل يكفي، ثم ارفعه.',
  },
};
