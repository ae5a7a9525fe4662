'use client';

import { useAuth, usePreferences, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { LANGUAGE_PREFERENCE } from './language.ts';

/** Stores the chosen language in the account's preferences, so that other browsers use it too. */
export function StoreLanguage({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const { setPreference } = usePreferences();
  const { language } = i18n;
  const before = useRef(language);
  useEffect(() => {
    if (before.current === language) return;
    before.current = language;
    if (user) void setPreference(LANGUAGE_PREFERENCE, language);
  }, [language, user, setPreference]);
  return children;
}
