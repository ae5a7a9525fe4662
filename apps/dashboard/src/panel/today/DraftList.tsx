import { Link } from '@payloadcms/ui';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import type { Drafts } from '../../today/drafts.ts';
import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { toDocumentTitle, toEditPath } from './document-links.ts';
import { Row, Section } from './Section.tsx';

interface DraftListProps extends Translations<'today'> {
  drafts: Drafts;
  colleagues: Colleague[];
  /** Writes posts and case studies; others write openings. */
  isEditor: boolean;
}

/** What is written and not public: one's own first, then what colleagues changed last. */
export function DraftList({ language, texts, t, drafts, colleagues, isEditor }: DraftListProps) {
  const { mine, others } = drafts;
  const toName = (id?: number) =>
    colleagues.find((one) => one.id === id)?.name ?? texts.drafts.somebody;
  const write = isEditor ? (
    <>
      <Link href="/admin/collections/blogs/create" prefetch={false}>
        {texts.drafts.write}
      </Link>{' '}
      <Link href="/admin/collections/case-studies/create" prefetch={false}>
        {texts.drafts.addStudy}
      </Link>
    </>
  ) : (
    <Link href="/admin/collections/openings/create" prefetch={false}>
      {texts.drafts.writeOpening}
    </Link>
  );
  const isEmpty = mine.length + others.length === 0;
  return (
    <Section
      id="drafts"
      heading={texts.drafts.heading}
      {...(isEmpty && {
        emptyText: (
          <>
            {texts.drafts.none} {write}
          </>
        ),
      })}
    >
      {mine.map(({ place: path, at }) => (
        <Row
          key={toEditPath(path)}
          path={toEditPath(path)}
          title={toDocumentTitle(path, { texts, language })}
        >
          {t(texts.drafts.mine, { time: toMoment(at, language) })}
        </Row>
      ))}
      {others.map(({ place: path, at, by }) => (
        <Row
          key={toEditPath(path)}
          path={toEditPath(path)}
          title={toDocumentTitle(path, { texts, language })}
        >
          <bdi>
            {t(texts.drafts.others, {
              name: toName(by),
              time: toMoment(at, language),
            })}
          </bdi>
        </Row>
      ))}
      <li className="today__all">{write}</li>
    </Section>
  );
}
