import { putOverrides } from '@agency/content/overrides';
import type { JSONFieldServerProps } from 'payload';
import { readEditedCopy } from '../../collections/content/edited-copy.ts';
import { toFieldLabelPath } from '../../collections/content/field-labels.ts';
import { findPublishedContent } from '../../collections/content/find-content.ts';
import { toTextLines } from '../../collections/content/to-text-lines.ts';
import type { Content } from '../../payload-types.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { ContentForm } from './ContentForm.tsx';

/** The overrides of a content document: a form of the whole file. */
export async function ContentField({ data, path, readOnly = false, req }: JSONFieldServerProps) {
  const document = data as Content;
  const copy = await readEditedCopy(req, document);
  const agency = await findPublishedContent(req, { key: 'agency' });
  if (!copy) return null;
  const { unfit } = getTranslations(req.i18n, 'content').texts;
  // After a release, fields may be gone. The next change removes them from the document, too.
  const { fields = {} } = document;
  const { rejected } = putOverrides(copy.original, fields);
  return (
    <>
      {rejected.length > 0 && (
        <section
          className="panel-part editing-notice editing-notice--failed"
          aria-label={unfit.label}
        >
          <p>
            <strong>{unfit.heading}</strong> {unfit.text}
          </p>
          <ul>
            {rejected.map(({ path: field }) => (
              <li key={field}>
                {toFieldLabelPath(copy.schema, field)}:{' '}
                <q dir="auto">{toTextLines(fields[field])}</q>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ContentForm
        path={path ?? 'fields'}
        readOnly={readOnly}
        copy={copy}
        facts={`/admin/collections/content/${agency?.id}`}
      />
    </>
  );
}
