import type { payload as english } from '../en/payload.ts';
import type { Translated } from '../format-text.ts';

/** Our replacements of Payload's texts, by its keys. */
export const payload: Translated<typeof english> = {
  error: {
    autosaving: 'تعذر الحفظ التلقائي.',
    documentNotFound: 'لا شيء هنا بالرقم {{id}}، أو لا يُسمح لك برؤيته.',
    loadingDocument: 'تعذر تحميل الرقم {{id}}.',
    missingIDOfDocument: 'لم يُذكر ما يُراد تغييره.',
    missingIDOfVersion: 'لم تُذكر النسخة المقصودة.',
    previewing: 'تعذر فتح المعاينة.',
    revertingDocument: 'تعذرت إعادته كما كان.',
    unPublishingDocument: 'تعذر سحبه.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'اكتب عنوانًا، أو اختر ما يقود إليه الرابط.',
    chooseDocumentToLink: 'اختر ما يقود إليه الرابط',
    relatedDocument: 'ما يقود إليه',
  },
  general: {
    all: 'كل',
    anotherUser: 'أحد الزملاء',
    anotherUserTakenOver: 'أحد الزملاء يكتب هنا الآن.',
    createNew: 'أضف جديدًا',
    createNewLabel: 'أضف جديدًا: {{label}}',
    createdAt: 'أُنشئ',
    creatingNewLabel: 'جديد: {{label}}',
    currentlyEditing: 'يكتب هنا. إذا توليت التحرير فلن يستطيع المتابعة، وقد يفقد ما لم يحفظه.',
    deletedAt: 'حُذف',
    documentIsTrashed: 'هذا في سلة المهملات. لتغييره استعده.',
    documentLocked: 'أحد الزملاء يكتب هنا',
    documentModified: 'تغيّر في هذه الأثناء',
    documentOutOfDate: 'غيّره أحد الزملاء منذ أن فتحته. أعد تحميله لترى ما فيه الآن.',
    lastModified: 'آخر تغيير',
    noLabel: '—',
    noTrashResults: 'سلة المهملات فارغة.',
    payloadSettings: 'إعدادات لوحة التحكم',
    reloadDocument: 'أعد التحميل',
    restoring: 'جارٍ الاستعادة…',
    sortByLabelDirection: 'رتّب هذا العمود: {{direction}}',
    untitled: 'بلا اسم بعد',
    updatedAt: 'آخر تغيير',
  },
  validation: {
    validUploadID: 'هذا ليس ملفًّا من المكتبة.',
  },
  version: {
    aboutToRestore:
      'هذه النسخة من {{label}} بتاريخ {{versionDate}} تصير أحدث مسودة. ما يراه الزوار يبقى كما هو حتى تنشر.',
    aboutToRestoreGlobal: 'هذه النسخة بتاريخ {{versionDate}} تصير الأحدث.',
    aboutToRevertToPublished: 'كل ما تغيّر منذ النشر يُحذف. هل أنت متأكد؟',
    aboutToUnpublish: 'لن يراه الزوار بعد ذلك. هل أنت متأكد؟',
    aboutToUnpublishIn: 'لن يراه الزوار بعد ذلك بلغة {{locale}}. هل أنت متأكد؟',
    autosave: 'حُفظ تلقائيًّا',
    autosavedVersion: 'حُفظ تلقائيًّا',
    currentDocumentStatus: 'الآن: {{docStatus}}',
    restoreThisVersion: 'استعدها كمسودة',
    versionID: 'الرقم',
  },
};
