import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { getMailLocale } from '../../outbox/mail-copy.ts';
import type { Submission } from '../../payload-types.ts';
import { mayDelete } from '../../submissions/forms.ts';
import { findDuplicates } from '../../submissions/inbox/find-by-sender.ts';
import { parseFilters } from '../../submissions/inbox/parse-filters.ts';
import { toRow } from '../../submissions/inbox/read-inbox.ts';
import { getShownColleagues } from '../../submissions/inbox/readers.ts';
import { toReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { toMessageLanguage } from '../../submissions/message-language.ts';
import { getTranslations } from '../language/get-translations.ts';
import { getTimeZone, toMoment } from '../language/times.ts';
import { MessageDeliveries } from '../outbox/MessageDeliveries.tsx';
import { History } from './History.tsx';
import { toInboxPath, toMessagePath } from './list-position.ts';
import { MessageActions } from './MessageActions.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageMetadata } from './MessageMetadata.tsx';
import { MessageNavigation } from './MessageNavigation.tsx';

/** One message as a letter, with what is done about it: in place of Payload's form for its collection. */
export async function MessageView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const message = doc as unknown as Submission;
  const { form, id } = message;
  const filters = parseFilters({ ...searchParams });
  const [colleagues, duplicates, opening, history] = await Promise.all([
    getShownColleagues(req),
    findDuplicates(req, message),
    findOpening(req, message),
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
  const when = toMoment(message.createdAt, language);
  return (
    <Gutter className="inbox message">
      <MessageNavigation filters={filters} id={id} reference={row.reference} />
      <MessageActions
        row={row}
        links={toReplyLinks(message, getTimeZone(), getMailLocale(toMessageLanguage(message)))}
        owners={colleagues.filter((one) => one.forms.includes(form))}
        mayDelete={mayDelete(req, form)}
        back={toInboxPath(filters)}
        asksForSpam={searchParams?.mark === 'spam'}
      />
      <MessageBody message={message} when={when} opening={opening} translations={translations} />
      <aside className="message__aside">
        {duplicates.length > 0 && (
          <section>
            <h2>{texts.message.duplicates}</h2>
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
          </section>
        )}
        <MessageMetadata message={message} translations={translations} />
        <MessageDeliveries req={req} id={id} />
        <History row={row} events={history.docs} translations={translations} />
      </aside>
    </Gutter>
  );
}

/** The opening an application is for. */
async function findOpening(req: PayloadRequest, { opening }: Submission) {
  const id = typeof opening === 'object' ? opening?.id : opening;
  if (!id) return undefined;
  const { docs } = await req.payload.find({
    collection: 'openings',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { title: true },
    trash: true,
    overrideAccess: false,
    req,
  });
  return docs[0] && { title: docs[0].title, href: toInboxPath({ opening: id }) };
}
