import type { editing as english } from '../en/editing.ts';
import type { Translated } from '../format-text.ts';

/** Texts of document forms: autosave, conflicts, links, publishing and scheduling. */
export const editing: Translated<typeof english> = {
  notices: {
    notSaved: 'لم يُحفظ',
    couldNot: 'تعذّر الحفظ:',
    kept: 'ما كتبته محفوظ في هذا المتصفح.',
    reload: 'حمّلها من جديد',
    retry: 'حاول الآن',
    offer: 'نص لم يُحفظ',
    wrote: 'كتبت هنا {time} ما لم يُحفظ:',
    putBack: 'استعده',
    throwAway: 'تجاهله',
  },
  clicked: {
    elsewhere: 'هذا النص في نموذج آخر.',
    search: 'ابحث',
  },
  problems: {
    unreachable: 'لا يمكن الوصول إلى لوحة التحكم. ستُعاد المحاولة تلقائيًا.',
    signedOut: 'انتهت جلستك. سجّل الدخول في تبويب آخر، ثم يُحفظ من هنا.',
  },
  create: {
    characters: '{length} من {most} حرفًا',
    kept: 'ما تكتبه محفوظ في هذا المتصفح إلى أن تُنشأ المسودة.',
    start: 'ابدأ الكتابة',
    office: 'المكتب',
    blogs: {
      list: 'المقالات',
      heading: 'مقال جديد',
      field: 'العنوان',
      missing: 'يبدأ المقال بعنوان. يمكن تغييره لاحقًا.',
    },
    openings: {
      list: 'الوظائف الشاغرة',
      heading: 'وظيفة جديدة',
      field: 'المسمى الوظيفي',
      missing: 'تبدأ الوظيفة بمسماها. يمكن تغييره لاحقًا.',
    },
    'case-studies': {
      list: 'دراسات الحالة',
      heading: 'دراسة حالة جديدة',
      field: 'العميل',
      missing: 'تبدأ دراسة الحالة باسم العميل. يمكن تغييره لاحقًا.',
    },
  },
  publishing: {
    publish: 'انشر',
    publishChanges: 'انشر التغييرات',
    schedule: 'الجدولة',
    openSchedule: 'الجدولة…',
    published: 'نُشر. يراه الزوار خلال عشر ثوانٍ، أو من تاريخه.',
  },
  schedule: {
    unsaved:
      'لم يُحفظ ما كتبته بعد، فلا يُحدَّد موعد له. أغلق هذه النافذة وانظر إلى السطر بجوار الأزرار.',
    publish: 'انشر',
    unpublish: 'اسحب من الموقع',
    publishOn: 'النشر {time}',
    unpublishOn: 'السحب من الموقع {time}',
    choose: 'اختر يومًا ووقتًا.',
    what: 'ماذا سيحدث؟',
    when: 'متى؟',
    zone: '(المنطقة الزمنية {zone})',
    failed: 'تعذّر التنفيذ: {reason}',
    cancel: 'ألغِ',
  },
  linkProblem: 'اكتب رابطًا يبدأ بـ https://‎ أو mailto:‎ أو tel:‎ أو ‎/.',
  film: {
    paste: 'الصق رابط الفيديو على {hosts}.',
    others:
      'لا تُعرض هنا إلا فيديوهات {hosts}. افتح الفيديو هناك وانسخ رابطه؛ وإن كان في موقع آخر فأضف رابطًا بدلًا منه.',
  },
  versions: {
    when: 'الوقت',
    who: 'كتبها',
    what: 'ما هي',
    restore: 'استعدها كمسودة',
    none: 'لا نسخة سابقة بعد.',
    states: {
      visible: 'ما يراه الزوار',
      public: 'كانت منشورة',
      newest: 'أحدث مسودة',
      draft: 'مسودة',
    },
  },
  languages: {
    language: 'اللغة',
    counterparts: 'باللغات الأخرى',
    start: 'ابدأ كتابته',
    states: {
      missing: 'لم يُكتب بعد',
      draft: 'لم يُنشر',
      older: 'أقدم من هذا',
      current: 'منشور',
    },
  },
};
