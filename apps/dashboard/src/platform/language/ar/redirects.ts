import type { redirects as english } from '../en/redirects.ts';
import type { Translated } from '../format-text.ts';

/** Texts of redirects and the 404 log. */
export const redirects: Translated<typeof english> = {
  redirect: 'وجّهه إلى…',
  probes: 'مسارات جرّبتها برامج آلية بحثًا عن ثغرات',
  unlisted: 'مسارات لا تُخزَّن لأنها قد تتضمن بيانات شخصية',
};
