import type { PageContent } from '@agency/content/schemas/pages';
import type { PolicyBlock } from '@agency/content/schemas/privacy-policy';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { MailText } from '../../shared/MailText/MailText.tsx';
import styles from './PrivacyPolicy.module.css';

interface PrivacyPolicyProps {
  copy: PageContent<'privacy-policy'>;
  email: string;
}

function Block({ block, email }: { block: PolicyBlock; email: string }) {
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if ('table' in block) {
    const [first, ...others] = block.table.columns;
    return (
      <table>
        <caption>{block.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.table.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={cell} data-column={others[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <p>
      <MailText text={block.paragraph} email={email} />
    </p>
  );
}

export const PrivacyPolicy = ({ copy, email }: PrivacyPolicyProps) => (
  <article className={`${styles.policy} margins`}>
    <PageHeading fit="privacy-policy" heading={copy.heading} />
    <div className={`${styles.hero} columns`}>
      <p className={`${styles.changed} to-3`}>
        {copy.changed.label}{' '}
        <time className="line label" dateTime={copy.changed.date}>
          {copy.changed.words}
        </time>
      </p>
      <p className={`${styles.lead} lead from-5 to-11`}>{copy.lead}</p>
    </div>
    <div className={`${styles.body} top columns`}>
      <nav className={`${styles.contents} sticky contents to-3`} aria-labelledby="contents">
        <h2 className="label" id="contents">
          {copy.contents}
        </h2>
        <ol>
          {copy.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`${styles.prose} prose long from-5 to-11`}>
        {copy.sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} email={email} />
            ))}
          </section>
        ))}
      </div>
    </div>
  </article>
);
