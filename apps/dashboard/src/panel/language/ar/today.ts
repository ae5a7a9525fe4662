import type { today as english } from '../en/today.ts';
import type { Translated } from '../say.ts';

/** Words of the start page. */
export const today: Translated<typeof english> = {
  heading: 'اليوم',
  counts: {
    'contact-messages': { few: 'رسائل جديدة', other: 'رسالة جديدة', two: 'رسالتان جديدتان' },
    enquiries: {
      two: 'استفساران جديدان',
      few: 'استفسارات جديدة',
      many: 'استفسارًا جديدًا',
      other: 'استفسار جديد',
    },
    applications: {
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
  },
  ways: {
    label: 'الرسائل',
    inbox: 'صندوق الوارد',
    leads: 'العملاء المحتملون شهرًا بشهر',
    person: 'ابحث عن شخص',
  },
  quiet: {
    one: 'لم تصل أي رسالة منذ يوم. قد تكون مصادفة، أو إجازة.',
    two: 'لم تصل أي رسالة منذ يومين. قد تكون مصادفة، أو إجازة.',
    few: 'لم تصل أي رسالة منذ {count} أيام. قد تكون مصادفة، أو إجازة.',
    many: 'لم تصل أي رسالة منذ {count} يومًا. قد تكون مصادفة، أو إجازة.',
    other: 'لم تصل أي رسالة منذ {count} يوم. قد تكون مصادفة، أو إجازة.',
  },
  failed: {
    heading: 'ما تعثّر',
    delivery: 'تعذّر تسليم {reference}',
    moreDeliveries: {
      one: 'ورسالة أخرى تعذّر تسليمها',
      two: 'ورسالتان أخريان تعذّر تسليمهما',
      few: 'و{count} رسائل أخرى تعذّر تسليمها',
      other: 'و{count} رسالة أخرى تعذّر تسليمها',
    },
    formCheck: 'الاختبار اليومي للنموذج',
    retention: 'حذف ما انتهت مدة حفظه',
    publish: 'كان موعد نشره {time}.',
    unpublish: 'كان موعد سحبه {time}.',
    missed: 'فات موعده.',
  },
  waiting: {
    heading: 'بانتظار ردّك',
    none: 'لا أحد بانتظار رد.',
    dueToday: 'موعده اليوم',
    dueSince: 'حان موعده {time}',
    came: 'وصلت {time}',
    all: 'كل الرسائل الجديدة',
  },
  drafts: {
    heading: 'المسودات',
    none: 'لا مسودات لديك.',
    write: 'اكتب مقالًا',
    writeOpening: 'اكتب إعلان وظيفة',
    mine: 'مسودتك، {time}',
    others: 'كتبها {name}، {time}',
    words: 'نصوص الموقع',
    untitled: 'بلا عنوان',
    somebody: 'أحد الزملاء',
  },
  planned: {
    heading: 'التالي',
    none: 'لا شيء مجدول.',
    publish: 'يُنشر {time}',
    unpublish: 'يُسحب {time}',
  },
  kinds: {
    'contact-messages': 'رسالة',
    enquiries: 'استفسار',
    applications: 'طلب توظيف',
  },
  test: {
    heading: 'الاختبار اليومي للنموذج.',
    arrived: 'وصل آخر اختبار {time}.',
    first: 'يُرسل أول اختبار خلال يوم.',
    send: 'أرسل اختبارًا الآن',
    busy: 'في الطريق…',
  },
  notify: 'نبّهني إلى الرسائل الجديدة في هذا المتصفح',
};
