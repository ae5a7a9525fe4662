import type { ContentKey } from '@agency/content/content-files';
import { isDefault } from '@agency/content/languages';
import type { Language } from '../../panel/language/language.ts';
import { parseContentName } from './content-name.ts';
import { toFieldLabel } from './field-labels.ts';

// Labels for files whose folder name is not clear enough.
const english: Partial<Record<ContentKey, string>> = {
  landing: 'Landing page',
  blog: 'A blog post',
  opening: 'An open position',
  company: 'About the agency',
  'people-of-cairo': 'People of Cairo',
  'case-study': 'A case study',
  'contact-us': 'Reach out',
  'not-found': 'Page not found',
  error: 'Page that failed',
  offline: 'Page without a connection',
  'branding-development-and-management': 'Branding Development & Management',
  'integrated-communications-handling': 'Integrated Communications Handling',
  'reputation-public-opinion': 'Reputation & Public Opinion',
  shell: 'Menu, banner and footer',
  forms: 'Sentences of all forms',
  consent: 'Question about advertisements',
  services: 'What all service pages share',
  agency: 'Agency: offices, figures, networks',
};

const arabic: Record<ContentKey, string> = {
  landing: 'الصفحة الأولى',
  blogs: 'المدونة',
  blog: 'صفحة المقال',
  'our-work': 'أعمالنا',
  company: 'عن الوكالة',
  'people-of-cairo': 'ناس القاهرة',
  nasj: 'نسج',
  'privacy-policy': 'سياسة الخصوصية',
  'case-study': 'صفحة دراسة الحالة',
  careers: 'التوظيف',
  opening: 'صفحة الوظيفة',
  'contact-us': 'تواصل معنا',
  'not-found': 'صفحة غير موجودة',
  error: 'صفحة الخطأ',
  offline: 'صفحة بلا اتصال',
  search: 'البحث',
  'thank-you': 'شكرًا',
  withdraw: 'سحب الطلب',
  'our-savvy': 'خبراتنا',
  'branding-development-and-management': 'بناء العلامات وإدارتها',
  'integrated-communications-handling': 'إدارة الاتصال المتكامل',
  'web-services': 'خدمات الويب',
  'reputation-public-opinion': 'السمعة والرأي العام',
  shell: 'القائمة واللافتة والتذييل',
  forms: 'جمل كل النماذج',
  consent: 'السؤال عن الإعلانات',
  services: 'المشترك بين صفحات الخدمات',
  agency: 'الوكالة: المكاتب والأرقام والشبكات',
};

export const toContentLabel = (key: ContentKey, language: Language = 'en'): string =>
  language === 'ar' ? arabic[key] : (english[key] ?? toFieldLabel(key));

/** Label of a document by its name in URLs, with the language unless it is the default one. */
export function toContentTitle(name: string, language: Language = 'en'): string {
  const words = parseContentName(name);
  if (!words) return name;
  const title = toContentLabel(words.key, language);
  return isDefault(words.language) ? title : `${title} · ${words.language.name}`;
}
