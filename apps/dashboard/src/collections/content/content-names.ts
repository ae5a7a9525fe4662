import type { ContentKey } from '@agency/content/content-files';
import { toFieldName } from './field-names.ts';

// What the name of the folder does not say well enough.
const names: Partial<Record<ContentKey, string>> = {
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

/** What editors call a file of words. */
export const toContentName = (key: ContentKey): string => names[key] ?? toFieldName(key);
