import type { caseStudies as english } from '../en/case-studies.ts';
import type { Translated } from '../format-text.ts';

/** Texts of case studies. */
export const caseStudies: Translated<typeof english> = {
  swatch: 'اختر اللون',
  enough: 'التباين مع الخلفية: {contrast}. واضح للعين.',
  tooLow: 'التباين مع الخلفية: {contrast}. يجب ألا يقل عن {needed}.',
  shipped: {
    heading: 'دراسات الحالة الافتراضية',
    mark: 'افتراضية',
    text: 'دراسات الحالة الافتراضية معروضة على الموقع كما جاءت معه. زر «عدّل هذه» ينسخ الواحدة بكل صورها إلى مسودة؛ ولا يرى الزوار تغييرًا حتى تنشرها.',
    edit: 'عدّل هذه',
    copying: 'جارٍ نسخ صورها…',
  },
};
