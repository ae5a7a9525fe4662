import { FieldDiffContainer } from '@payloadcms/ui/rsc';
import type { FieldDiffServerProps, PayloadRequest } from 'payload';
import { getAccountName } from '../../collections/editing/document-lock.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';

/** Authors of two compared versions, by name; Payload would show account ids. */
export async function EditorDiff(props: FieldDiffServerProps) {
  const { comparisonValue, i18n, nestingLevel = 0, req, versionValue } = props;
  const labels = getTranslations(i18n, 'editing').texts;
  const [before, after] = await Promise.all(
    [comparisonValue, versionValue].map((account) => toName(req, account)),
  );
  return (
    <FieldDiffContainer
      i18n={i18n}
      label={{ label: labels.author }}
      nestingLevel={nestingLevel}
      From={<bdi>{before}</bdi>}
      To={<bdi>{after}</bdi>}
    />
  );
}

const toName = (req: PayloadRequest, account: unknown) =>
  typeof account === 'number' ? getAccountName(req, account) : '';
