'use client';

import { useFormFields } from '@payloadcms/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { countWords, toLengthText } from './count-words.ts';
import { toPlainText } from './field-values.ts';

/** Below the article: how many words it has, and how long they take to read. */
export function ArticleLength() {
  // Counted when the browser has time: typing comes first.
  const article = useDeferredValue(useFormFields(([fields]) => fields.content?.value));
  const [count, setCount] = useState<number>();
  const translations = useTranslations('editing');
  // By the browser alone: where a word ends may differ between its rules and the server's.
  useEffect(() => setCount(countWords(toPlainText(article))), [article]);
  return (
    <p className="article-length">{count === undefined ? '' : toLengthText(count, translations)}</p>
  );
}
