import type { today as english } from '../en/today.ts';
import type { Translated } from '../format-text.ts';

/** Texts of the start page. */
export const today: Translated<typeof english> = {
  heading: 'اليوم',
  counts: {
    contact: { few: 'رسائل جديدة', other: 'رسالة جديدة', two: 'رسالتان جديدتان' },
    enquiry: {
      two: 'استفساران جديدان',
      few: 'استفسارات جديدة',
      many: 'استفسارًا جديدًا',
      other: 'استفسار جديد',
    },
    application: {
      two: 'طلبا توظيف جديدان',
      few: 'طلبات توظيف جديدة',
      many: 'طلب توظيف جديدًا',
      other: 'طلب توظيف جديد',
    },
    due: {
      two: 'ردّان حان موعدهما',
      few: 'ردود حان موعدها',
      many: 'ردًّا حان موعده',
      other: 'ردّ حان موعده',
    },
    mine: { few: 'رسائل في عهدتك', other: 'رسالة في عهدتك', two: 'رسالتان في عهدتك' },
    aside: { few: 'رسائل نُحّيت مزعجةً', other: 'رسالة نُحّيت مزعجةً', two: 'رسالتان نُحّيتا مزعجتين' },
  },
  released: { other: 'أُخرج منها {released} من {count} في 30 يومًا' },
  ways: {
    label: 'الرسائل',
    inbox: 'صندوق الوارد',
    person: 'ابحث عن شخص',
    write: 'اكتب مقالًا',
    addStudy: 'أضف دراسة حالة',
    addPerson: 'أضف عضوًا إلى الفريق',
    writeOpening: 'اكتب إعلان وظيفة',
  },
  failed: {
    publish: 'كان موعد نشره {time}.',
    unpublish: 'كان موعد سحبه {time}.',
    missed: 'فات موعده.',
    dismiss: 'إخفاء',
  },
  waiting: {
    heading: 'بانتظار ردّك',
    none: 'لا رسائل بانتظار رد.',
    dueToday: 'موعده اليوم',
    dueSince: 'حان موعده {time}',
    came: 'وصلت {time}',
    all: 'كل الرسائل الجديدة',
  },
  planned: {
    untitled: 'بلا عنوان',
    heading: 'التالي',
    none: 'لا شيء مجدول.',
    publish: 'يُنشر {time}',
    unpublish: 'يُسحب {time}',
  },
  kinds: {
    contact: 'رسالة',
    enquiry: 'استفسار',
    application: 'طلب توظيف',
  },
  visits: {
    heading: 'مشاهدات الصفحات',
    sum: {
      one: 'فُتحت صفحة واحدة في آخر {days} يومًا.',
      two: 'فُتحت صفحتان في آخر {days} يومًا.',
      few: 'فُتحت {count} صفحات في آخر {days} يومًا.',
      many: 'فُتحت {count} صفحة في آخر {days} يومًا.',
      other: 'فُتحت {count} صفحة في آخر {days} يومًا.',
    },
    kinds: {
      page: 'الصفحات',
      referrer: 'جاؤوا من',
      country: 'البلدان',
      started: 'نماذج بدأ ملؤها',
      finished: 'نماذج أُرسلت',
    },
    formNames: { contact: 'نموذج الرسالة', enquiry: 'نموذج الاستفسار', careers: 'طلب التوظيف' },
    rest: 'غير ذلك',
    how: 'تُعدّ في خادمنا نفسه، بلا ملفات تعريف ارتباط وبلا أي معلومة عن الزائر. ينتهي اليوم عند منتصف الليل بتوقيت UTC.',
  },
};
