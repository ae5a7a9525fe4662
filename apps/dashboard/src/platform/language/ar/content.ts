import type { content as english } from '../en/content.ts';
import type { Translated } from '../format-text.ts';

/** Texts of the content editor. */
export const content: Translated<typeof english> = {
  state: {
    changes: {
      one: 'تغيير واحد',
      two: 'تغييران',
      few: '{count} تغييرات',
      many: '{count} تغييرًا',
      other: '{count} تغيير',
    },
    missing: {
      one: 'نص ناقص',
      two: 'نصان ناقصان',
      few: '{count} نصوص ناقصة',
      many: '{count} نصًا ناقصًا',
      other: '{count} نص ناقص',
    },
    older: {
      one: 'نص أقدم من الإنجليزي',
      two: 'نصان أقدم من الإنجليزي',
      few: '{count} نصوص أقدم من الإنجليزي',
      many: '{count} نصًا أقدم من الإنجليزي',
      other: '{count} نص أقدم من الإنجليزي',
    },
  },
  compared: {
    missing: 'ناقص هنا',
    older: 'تغيّر بعدها',
    was: 'النص السابق:',
    confirm: 'ما زال صحيحًا',
  },
  found: {
    label: 'النصوص التي وُجدت',
    hint: 'يجد البحث كل نص يقرؤه الزوار: في الصفحات والمقالات ودراسات الحالة والوظائف والأشخاص، بكل اللغات.',
    count: {
      zero: 'لا نصوص',
      one: 'نص واحد',
      two: 'نصان',
      few: '{count} نصوص',
      many: '{count} نصًا',
      other: '{count} نص',
    },
  },
  form: {
    find: 'ابحث عن حقل في هذه الصفحة',
    findHint: 'ابحث عن حقل أو نصه',
    resetAll: 'أعد الكل إلى الافتراضي',
    notFound: 'لا حقل مطابق في هذه الصفحة.',
    showOlder: 'اعرض الأقدم',
  },
  field: {
    yes: 'نعم',
    no: 'لا',
    shipped: 'الافتراضي:',
    leftOut: 'فارغ',
    reset: 'أعد إلى الافتراضي',
    asARule: '{choice} (الافتراضي)',
    add: 'أضف {label}',
    addTo: 'أضف إلى {label}',
    leaveOut: 'أزل {label}',
    fact: 'غيّر «{name}» في بيانات الوكالة',
    kind: 'النوع',
    up: 'انقل {name} إلى أعلى',
    down: 'انقل {name} إلى أسفل',
    remove: 'أزل {name}',
    entry: '{label} {number}',
  },
  /** Labels of the figures of the agency, by their placeholders. */
  facts: {
    countries: 'البلدان',
    brands: 'العلامات',
    people: 'من نصل إليهم يوميًا',
    years: 'السنوات',
    continents: 'القارات',
    awards: 'الجوائز',
  },
  phrase: {
    volumes: { 1: '{volume}، همس', 6: '{volume}، صياح' },
    crescendo: 'تصاعد تدريجي',
    part: 'الجزء {number}',
    wordsOf: 'نص {part}',
    volumeOf: 'قوة صوت {part}',
    from: 'من أين يبدأ تصاعد {part}، بالمئة',
    addWords: 'أضف نصًا',
    toPhrase: 'إلى {name}',
  },
  picture: {
    ofLibrary: 'صورة من المكتبة',
    choose: 'اختر من المكتبة',
    unreadable: 'تعذّرت قراءة الصورة. اخترها ثانية.',
  },
  unfit: {
    label: 'تغييرات لا موضع لها',
    heading: 'تغيّرت الصفحة، ولم تعد هذه النصوص تناسبها.',
    text: 'يرى الزوار النصوص الافتراضية. انسخ من هنا ما تحتاج إليه؛ فالحفظ التالي يزيلها.',
  },
  errors: {
    noField: 'لم يعد في الصفحة حقل كهذا.',
    fill: 'املأ هذا الحقل.',
    least: {
      array: {
        one: 'عنصر واحد على الأقل.',
        two: 'عنصران على الأقل.',
        few: '{count} عناصر على الأقل.',
        other: '{count} عنصرًا على الأقل.',
      },
      string: '{count} من الأحرف على الأقل.',
      number: '{count} على الأقل.',
    },
    most: {
      array: {
        one: 'عنصر واحد على الأكثر.',
        two: 'عنصران على الأكثر.',
        few: '{count} عناصر على الأكثر.',
        other: '{count} عنصرًا على الأكثر.',
      },
      string: '{count} من الأحرف على الأكثر.',
      number: '{count} على الأكثر.',
    },
    formats: {
      email: 'هذا ليس بريدًا إلكترونيًا.',
      url: 'هذا ليس رابطًا؛ فالرابط يبدأ بـ https://‎.',
      date: 'يوم بصيغة 2026-01-31.',
    },
    pattern: 'الصيغة غير صحيحة.',
  },
};
