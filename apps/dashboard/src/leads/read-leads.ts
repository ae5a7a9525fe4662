import type { PayloadRequest } from 'payload';
import type { Form } from '../collections/messages/forms.ts';
import { DIRECT, toSourceLabel } from '../collections/messages/lead-source.ts';
import { getReadableForms } from '../inbox/readers.ts';
import { type Count, countByMonth, type LeadQuery } from './count-leads.ts';
import { type Heading, type LeadTable, toTable } from './lead-table.ts';
import { type Period, toMonths } from './months.ts';

/** What is counted: who asks for work to be done, or who asks for work. */
export const kinds = { leads: 'Leads', applications: 'Applications' } as const;

export type Kind = keyof typeof kinds;

interface Subject {
  forms: Form[];
  /** The second table's first column. */
  heading: Heading;
  /** What tells its lines apart, by form. */
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

/** The kinds whoever asks may have counted. */
export async function getKinds(req: PayloadRequest): Promise<Kind[]> {
  const readable = await getReadableForms(req);
  return (Object.keys(kinds) as Kind[]).filter((kind) =>
    subjects[kind].forms.every((form) => readable.includes(form)),
  );
}

/** Messages by source and by what they are about, for each month. Who asks must be allowed to (`getKinds`). */
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
      toTable('Source', bySource, months.length, (key) => toSourceLabel(key || DIRECT)),
      toTable(heading, byAbout, months.length, (key) => (key ? toCapital(key) : NO_SERVICE)),
    ],
  };
}

const toCapital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
