import type { PayloadRequest } from 'payload';
import type { Form } from '../collections/messages/forms.ts';
import { toSourceLabel } from '../collections/messages/lead-source.ts';
import { getReadableForms } from '../inbox/readers.ts';
import { type Count, countByMonth, type LeadQuery } from './count-leads.ts';
import { type Heading, type LeadTable, toTable } from './lead-table.ts';
import { type Period, toMonths } from './months.ts';

/** Reports: leads and applications. */
export const kinds = { leads: 'Leads', applications: 'Applications' } as const;

export type Kind = keyof typeof kinds;

interface Subject {
  forms: Form[];
  /** First column of the second table. */
  heading: Heading;
  /** Grouping of the second table, by form. */
  by: Partial<Record<Form, LeadQuery['by']>>;
}

const subjects: Record<Kind, Subject> = {
  leads: {
    forms: ['contact-messages', 'enquiries'],
    heading: 'Service',
    by: { enquiries: 'service' },
  },
  applications: { forms: ['applications'], heading: 'Opening', by: { applications: 'position' } },
};

/** Messages that name no service. */
const NO_SERVICE = 'None (contact form)';

/** Reports that the user may read. */
export async function getKinds(req: PayloadRequest): Promise<Kind[]> {
  const readable = await getReadableForms(req);
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
  const count = async (toBy: (form: Form) => LeadQuery['by']): Promise<Count[]> =>
    (
      await Promise.all(
        forms.map((form) => countByMonth(payload, { form, by: toBy(form) }, months)),
      )
    ).flat();
  const [bySource, byAbout] = await Promise.all([count(() => 'source'), count((form) => by[form])]);
  return {
    months,
    tables: [
      toTable('Source', bySource, months.length, toSourceLabel),
      toTable(heading, byAbout, months.length, (key) => (key ? toCapital(key) : NO_SERVICE)),
    ],
  };
}

const toCapital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
