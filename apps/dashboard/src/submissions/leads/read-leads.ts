import type { PayloadRequest } from 'payload';
import { type Form, readableForms } from '../forms.ts';
import { toSourceLabel } from '../lead-source.ts';
import { countByMonth, type LeadQuery } from './count-leads.ts';
import { type Heading, type LeadTable, toTable } from './lead-table.ts';
import { type Period, toMonths } from './months.ts';

/** Reports: leads and applications. */
export const kinds = { leads: 'Leads', applications: 'Applications' } as const;

export type Kind = keyof typeof kinds;

interface Subject {
  forms: Form[];
  /** First column of the second table. */
  heading: Heading;
  /** Grouping of the second table. */
  by: LeadQuery['by'];
}

const subjects: Record<Kind, Subject> = {
  leads: { forms: ['contact', 'enquiry'], heading: 'Service', by: 'service' },
  applications: { forms: ['application'], heading: 'Opening', by: 'position' },
};

/** Messages that name no service. */
const NO_SERVICE = 'None (contact form)';

/** Reports that the user may read. */
export function getKinds(req: Pick<PayloadRequest, 'user'>): Kind[] {
  const readable = readableForms(req);
  return (Object.keys(kinds) as Kind[]).filter((kind) =>
    subjects[kind].forms.every((form) => readable.includes(form)),
  );
}

/** Messages by source and by topic, for each month. The caller checks access (`getKinds`). */
export async function readLeads(
  { payload }: Pick<PayloadRequest, 'payload'>,
  kind: Kind,
  period: Period,
): Promise<{ months: string[]; tables: LeadTable[] }> {
  const { forms, heading, by } = subjects[kind];
  const months = toMonths(period);
  const [bySource, byAbout] = await Promise.all([
    countByMonth(payload, { forms, by: 'source' }, months),
    countByMonth(payload, { forms, by }, months),
  ]);
  return {
    months,
    tables: [
      toTable('Source', bySource, months.length, toSourceLabel),
      toTable(heading, byAbout, months.length, (key) => (key ? toCapital(key) : NO_SERVICE)),
    ],
  };
}

const toCapital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
