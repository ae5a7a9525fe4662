import type { menu as english } from '../en/menu.ts';
import type { Translated } from '../format-text.ts';

/** The menu, titles of our screens, and the page of settings. */
export const menu: Translated<typeof english> = {
  dashboard: 'اليوم',
  inbox: 'صندوق الوارد',
  writing: 'المقالات',
  work: 'الأعمال',
  pages: 'الصفحات',
  openings: 'الوظائف الشاغرة',
  pictures: 'الصور',
  people: 'الأشخاص',
  settings: 'الإعدادات',
  health: 'سلامة النظام',
  login: 'تسجيل الدخول',
  forgot: 'نسيت كلمة المرور؟',
  welcome: 'اختر كلمة مرور',
  person: 'ابحث عن شخص',
  personHint: 'للعثور على كل ما هو محفوظ عن شخص واحد، أو حفظه في ملف، أو محوه.',
};
