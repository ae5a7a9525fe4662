import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { PolicyBlock, PolicySection } from '@agency/content/schemas/privacy-policy';
import { type Retention, retentionPeriods } from '@agency/contracts';

/** The retention periods as texts, such as `12 months`, by the placeholder of the policy. */
export function toRetentionTexts(
  retention: Retention,
  copy: PageContent<'privacy-policy'>['periods'],
  locale: string,
) {
  const rules = new Intl.PluralRules(locale);
  const toPeriod = (name: keyof Retention) => {
    const count = retention[name];
    const plurals = copy[retentionPeriods[name].unit];
    return fillPlaceholders(plurals[rules.select(count)] ?? plurals.other, { count });
  };
  const applications = toPeriod('applications');
  const areFilesSooner = retention.files < retention.applications;
  return {
    messages: toPeriod('messages'),
    applications: areFilesSooner
      ? fillPlaceholders(copy.filesSooner, { applications, files: toPeriod('files') })
      : applications,
    spam: toPeriod('spam'),
    logs: toPeriod('logs'),
    copies:
      retention.backups === 0
        ? copy.noCopies
        : fillPlaceholders(copy.copies, { backups: toPeriod('backups') }),
  };
}

export const fillSections = (
  sections: PolicySection[],
  texts: ReturnType<typeof toRetentionTexts>,
): PolicySection[] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      fillBlock(block, (text) => fillPlaceholders(text, texts)),
    ),
  }));

function fillBlock(block: PolicyBlock, fill: (text: string) => string): PolicyBlock {
  if ('paragraph' in block) return { paragraph: fill(block.paragraph) };
  if ('list' in block) return { list: block.list.map(fill) };
  const { table } = block;
  return { table: { ...table, rows: table.rows.map((cells) => cells.map(fill)) } };
}
