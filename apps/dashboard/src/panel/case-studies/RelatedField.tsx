import type { TextFieldServerProps } from 'payload';
import { listCaseStudies } from '../../collections/case-studies/related.ts';
import { OptionsField } from '../OptionsField.tsx';

/** Related work, chosen by client among all other case studies. */
export async function RelatedField(props: TextFieldServerProps) {
  const { clientField, data, path, readOnly, req } = props;
  const studies = await listCaseStudies(req);
  const options = studies
    .filter(({ name }) => name !== data?.slug)
    .map(({ name, client }) => ({ value: name, label: client }));
  return <OptionsField field={clientField} path={path} readOnly={readOnly} options={options} />;
}
