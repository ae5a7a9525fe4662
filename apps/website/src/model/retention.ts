import { fillPlaceholders } from '@agency/content/placeholders';
import type { PageContent } from '@agency/content/schemas/pages';
import type { PolicyBlock, PolicySection } from '@agency/content/schemas/privacy-policy';
import { type Retention, retentionPeriods } from '@agency/contracts';

type PeriodWords = PageContent<'privacy-policy'>['periods'];

/** What the places of the policy stand for. */
type RetentionPlaces = Record<'messages' | 'applications' | 'spam' | 'logs' | 'copies', string>;

/** How long things are kept, in words: `12 months`. @param locale decides which numbers are singular */
export function toRetentionPlaces(
  retention: Retention,
  words: PeriodWords,
  locale: string,
): RetentionPlaces {
  const rules = new Intl.PluralRules(locale);
  const toTime = (name: keyof Retention) => {
    const count = retention[name];
    const counted = words[retentionPeriods[name].unit];
    return fillPlaceholders(counted[rules.select(count)] ?? counted.other, { count });
  };
  const applications = toTime('applications');
  const files = toTime('files');
  const isSooner = retention.files < retention.applications;
  const { backups } = retention;
  return {
    messages: toTime('messages'),
    applications: isSooner
      ? fillPlaceholders(words.filesSooner, { applications, files })
      : applications,
    spam: toTime('spam'),
    logs: toTime('logs'),
    copies:
      backups === 0
        ? words.noCopies
        : fillPlaceholders(words.copies, { backups: toTime('backups') }),
  };
}

/** The sections of the policy with the times in their places. */
export const fillSections = (sections: PolicySection[], places: RetentionPlaces): PolicySection[] =>
  sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      fillBlock(block, (text) => fillPlaceholders(text, places)),
    ),
  }));

function fillBlock(block: PolicyBlock, fill: (text: string) => string): PolicyBlock {
  if ('paragraph' in block) return { paragraph: fill(block.paragraph) };
  if ('list' in block) return { list: block.list.map(fill) };
  const { table } = block;
  return { table: { ...table, rows: table.rows.map((cells) => cells.map(fill)) } };
}
