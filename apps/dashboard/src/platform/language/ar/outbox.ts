import type { outbox as english } from '../en/outbox.ts';
import type { Translated } from '../format-text.ts';

/** Texts of deliveries and retention. */
export const outbox: Translated<typeof english> = {
  times: { one: 'مرة', two: 'مرتين', few: '{count} مرات', other: '{count} مرة' },
  states: {
    sent: 'سُلّم في {time}.',
    dead: 'لم يُسلّم رغم المحاولة {times} في ثلاثة أيام. {why}',
    dropped: 'أُلغي. {why}',
    sending: 'جارٍ إرساله.',
    soon: 'يُرسل بعد لحظة.',
    failed: 'تعثّر {times}. {why} المحاولة التالية {time}.',
  },
  details: {
    openAccount: 'افتح الحساب',
    openMessage: 'افتح الرسالة',
  },
  test: {
    send: 'أرسل رسالة تجريبية',
    busy: 'جارٍ الإرسال…',
    hint: 'تُرسل إلى ما هو محفوظ في هذه الحقول.',
    accepted: {
      mail: 'قبِل خادم البريد الرسالة التجريبية. تحقّق من وصولها إلى صندوق البريد.',
      webhook: 'قبِل الطرف المستقبِل الرسالة التجريبية.',
    },
  },
  selected: {
    send: {
      one: 'أرسل المختار ثانية',
      two: 'أرسل المختارين ثانية',
      few: 'أرسل المختارة ثانية، وهي {count}',
      other: 'أرسل المختارة ثانية، وهي {count}',
    },
    drop: {
      one: 'ألغِ المختار',
      two: 'ألغِ المختارين',
      few: 'ألغِ المختارة، وهي {count}',
      other: 'ألغِ المختارة، وهي {count}',
    },
  },
  retention: {
    left: 'تعذّر حذف بيانات انتهت مدة حفظها.',
    last: 'حُذف في {time}: {what}.',
    next: 'سيُحذف في {time}: {what}.',
    nothing: 'لا شيء',
    kinds: {
      files: { one: 'ملف واحد', two: 'ملفان', few: '{count} ملفات', other: '{count} ملفًا' },
      messages: {
        one: 'رسالة واحدة',
        two: 'رسالتان',
        few: '{count} رسائل',
        other: '{count} رسالة',
      },
      applications: {
        one: 'طلب توظيف واحد',
        two: 'طلبا توظيف',
        few: '{count} طلبات توظيف',
        other: '{count} طلب توظيف',
      },
      auditTrail: {
        one: 'قيد واحد من سجل التدقيق',
        two: 'قيدان من سجل التدقيق',
        few: '{count} قيود من سجل التدقيق',
        other: '{count} قيدًا من سجل التدقيق',
      },
      missingPaths: {
        one: 'رابط مفقود واحد',
        two: 'رابطان مفقودان',
        few: '{count} روابط مفقودة',
        other: '{count} رابطًا مفقودًا',
      },
    },
  },
};
