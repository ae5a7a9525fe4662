import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { getMailLocale } from '../../outbox/mail-copy.ts';
import type { Submission } from '../../payload-types.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { getTimeZone, toMoment } from '../../platform/language/times.ts';
import { mayDelete } from '../../submissions/forms.ts';
import { toFilters, toInboxPath, toMessagePath } from '../../submissions/inbox/filters.ts';
import { parseListQuery } from '../../submissions/inbox/list-query.ts';
import { findDuplicates } from '../../submissions/inbox/person.ts';
import { readPage, toRow } from '../../submissions/inbox/read-inbox.ts';
import { getColleagues } from '../../submissions/inbox/readers.ts';
import { getReplyTemplates, toReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { getReplies } from '../../submissions/inbox/send-replies.ts';
import { toMessageLanguage } from '../../submissions/message-language.ts';
import { Link } from '../controls/Link.tsx';
import { Section } from '../controls/Section.tsx';
import { toStatusText } from '../outbox/DeliveryStatus.tsx';
import { History } from './History.tsx';
import { readSearch } from './InboxView.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageMetadata } from './MessageMetadata.tsx';
import { Replies } from './Replies.tsx';

/** One message with its controls, in place of Payload's form for its collection. */
export async function MessageView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const message = doc as unknown as Submission;
  const { form, id } = message;
  const list = parseListQuery(searchParams);
  const back = toInboxPath(list);
  const query = { filters: toFilters(list), search: await readSearch(list) };
  const locale = getMailLocale(toMessageLanguage(message));
  const [rest, colleagues, duplicates, templates, replies, history] = await Promise.all([
    readPage(req, { ...query, below: message, limit: 1 }),
    getColleagues(req),
    findDuplicates(req, message),
    getReplyTemplates(req, locale.language.tag),
    getReplies(req, id),
    req.payload.find({
      collection: 'message-events',
      where: { messageId: { equals: id } },
      sort: '-id',
      limit: 200,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    }),
  ]);
  const translations = getTranslations(req.i18n, 'inbox');
  const { language, texts } = translations;
  const row = toRow(message, colleagues);
  const [next] = rest.rows;
  const links = toReplyLinks(message, getTimeZone(), locale, templates);
  const outbox = getTranslations(req.i18n, 'outbox');
  return (
    <main>
      <Gutter className="panel-screen message">
        <SetStepNav nav={[{ label: texts.name, url: back }, { label: row.reference }]} />
        <p className="acts message__way">
          <Link href={back}>{texts.message.back}</Link>
          {next && <Link href={toMessagePath(next.id, list)}>{texts.message.next}</Link>}
        </p>
        <div className="message__main">
          <MessageBody message={message} translations={translations} />
          <Replies
            id={id}
            links={links}
            replies={replies.map((one) => ({ ...one, status: toStatusText(one, outbox) }))}
          />
        </div>
        <MessageActions
          row={row}
          links={links}
          owners={colleagues}
          me={req.user?.id ?? 0}
          mayDelete={mayDelete(req, form)}
          back={back}
        />
        <aside className="message__aside">
          {duplicates.length > 0 && (
            <Section heading={texts.message.duplicates}>
              <ul>
                {duplicates.map((one) => (
                  <li key={one.id}>
                    <a href={toMessagePath(one.id, {})}>
                      {texts.forms[one.form].one} <bdi>{one.reference}</bdi>
                    </a>{' '}
                    {toMoment(one.createdAt, language)}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <History row={row} events={history.docs} translations={translations} />
          <MessageMetadata message={message} translations={translations} />
        </aside>
      </Gutter>
    </main>
  );
}
