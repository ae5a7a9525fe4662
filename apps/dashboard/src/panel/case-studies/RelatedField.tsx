import type { TextFieldServerProps } from 'payload';
import { listCaseStudies } from '../../collections/case-studies/related.ts';
import { RelatedSelect } from './RelatedSelect.tsx';

/** Related work, chosen by client among all case studies there are. */
export async function RelatedField({ clientField, data, path, req }: TextFieldServerProps) {
  const studies = await listCaseStudies(req);
  const own = data?.slug;
  return (
    <RelatedSelect
      path={path}
      description={clientField.admin?.description}
      studies={studies.filter(({ name }) => name !== own)}
    />
  );
}
