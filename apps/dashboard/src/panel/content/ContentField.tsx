import { toBrandValues } from '@agency/content/brand-placeholders';
import { isContentKey } from '@agency/content/content-files';
import { defaultLanguage, languages, toLanguage } from '@agency/content/languages';
import type { Overrides } from '@agency/content/overrides';
import type { JSONFieldServerProps } from 'payload';
import { readAgencyFacts } from '../../collections/content/agency-facts.ts';
import { toContentName } from '../../collections/content/content-name.ts';
import { hasContent } from '../../collections/content/default-content.ts';
import { readEditedCopy } from '../../collections/content/edited-copy.ts';
import { findErrors } from '../../collections/content/validate-content.ts';
import { listStaticPages } from '../../links/static-pages.ts';
import type { Content } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';
import { ContentForm } from './ContentForm.tsx';
import type { LanguageTab } from './LanguageTabs.tsx';
import { toContentPath } from './paths.ts';
import { toPlainText } from './to-plain-text.ts';

/** The overrides of a content document: a form of the whole file. */
export async function ContentField({ data, path, readOnly = false, req }: JSONFieldServerProps) {
  const { key, language: tag, fields } = data as Content;
  const copy = await readEditedCopy(req, { key, language: tag });
  if (!copy) return null;
  const { unfit } = getTranslations(req.i18n, 'content').texts;
  const stored = (fields ?? {}) as Overrides;
  const errors = await findErrors(req, { key, language: tag }, stored);
  // An error may be inside the value of an override.
  const misfits = errors.filter(({ isMisfit }) => isMisfit);
  const dropped = Object.keys(stored).filter((place) =>
    misfits.some((one) => one.path === place || one.path.startsWith(`${place}/`)),
  );
  const brandValues = toBrandValues(await readAgencyFacts(req, toLanguage(tag)), toLanguage(tag));
  return (
    <>
      {dropped.length > 0 && (
        <section className="editing-notice editing-notice--failed" aria-label={unfit.label}>
          <p>
            <strong>{unfit.heading}</strong> {unfit.text}
          </p>
          <ul>
            {dropped.map((place) => (
              <li key={place}>
                {misfits.find((one) => one.path.startsWith(place))?.label}:{' '}
                <q dir="auto">{toPlainText(stored[place])}</q>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ContentForm
        path={path ?? 'fields'}
        readOnly={readOnly}
        language={tag}
        tabs={listTabs(key)}
        copy={copy}
        dropped={dropped}
        brandValues={Object.fromEntries(
          Object.entries(brandValues).map(([name, value]) => [name, String(value)]),
        )}
        sourceLanguage={{ tag: defaultLanguage.tag, name: defaultLanguage.name }}
        pages={listStaticPages().map((page) => page.path)}
      />
    </>
  );
}

const listTabs = (key: string): LanguageTab[] =>
  languages.map((language) => ({
    ...{ tag: language.tag, name: language.name },
    ...(isContentKey(key) &&
      hasContent(key, language) && { href: toContentPath(toContentName(key, language.tag)) }),
  }));
