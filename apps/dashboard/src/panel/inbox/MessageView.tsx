import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { getMailLocale } from '../../outbox/mail-copy.ts';
import type { Application } from '../../payload-types.ts';
import { forms } from '../../submissions/forms.ts';
import { collectSubmitted } from '../../submissions/hooks.ts';
import { findDuplicates } from '../../submissions/inbox/find-by-sender.ts';
import { parseFilters } from '../../submissions/inbox/parse-filters.ts';
import { type Message, toCursor, toRow } from '../../submissions/inbox/read-inbox.ts';
import { getShownColleagues } from '../../submissions/inbox/readers.ts';
import { toReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { toMessageLanguage } from '../../submissions/message-language.ts';
import { getTranslations } from '../language/get-translations.ts';
import { getTimeZone, toMoment } from '../language/times.ts';
import { MessageDeliveries } from '../outbox/MessageDeliveries.tsx';
import { History } from './History.tsx';
import { toInboxPath } from './list-position.ts';
import { MessageActions } from './MessageActions.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageMetadata } from './MessageMetadata.tsx';
import { MessageNavigation } from './MessageNavigation.tsx';

/** One message as a letter, with what is done about it: in place of Payload's form for its collection. */
export async function MessageView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, collectionConfig, permissions } = initPageResult;
  const form = forms.find((one) => one === collectionConfig?.slug);
  if (!form) throw new Error('this view is for messages');
  const message = { ...doc, form } as Message;
  const filters = parseFilters({ ...searchParams });
  const [colleagues, duplicates, opening, history] = await Promise.all([
    getShownColleagues(req),
    findDuplicates(req, message),
    'opening' in message ? findOpening(req, message) : undefined,
    req.payload.find({
      collection: 'message-events',
      where: { and: [{ form: { equals: form } }, { messageId: { equals: message.id } }] },
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
  const mayDelete = permissions.collections?.[form]?.delete === true;
  return (
    <Gutter className="inbox message">
      <MessageNavigation filters={filters} cursor={toCursor(message)} reference={row.reference} />
      <MessageActions
        row={row}
        links={toReplyLinks(message, getTimeZone(), getMailLocale(toMessageLanguage(message)))}
        owners={colleagues.filter((one) => one.forms.includes(form))}
        mayDelete={mayDelete}
        back={toInboxPath(filters)}
        asksForSpam={searchParams?.mark === 'spam'}
      />
      <MessageBody
        message={message}
        sent={collectSubmitted(req.payload.collections[form].config.fields, language)}
        when={when}
        opening={opening}
        translations={translations}
      />
      <aside className="message__aside">
        {duplicates.length > 0 && (
          <section>
            <h2>{texts.message.duplicates}</h2>
            <ul>
              {duplicates.map((one) => (
                <li key={`${one.form} ${one.id}`}>
                  <a href={`/admin/collections/${one.form}/${one.id}`}>
                    {texts.forms[one.form].one} <bdi>{one.reference}</bdi>
                  </a>{' '}
                  {toMoment(one.createdAt, language)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <MessageMetadata message={message} translations={translations} />
        <MessageDeliveries req={req} form={form} id={message.id} />
        <History row={row} events={history.docs} translations={translations} />
      </aside>
    </Gutter>
  );
}

/** The opening an application is for. */
async function findOpening(req: PayloadRequest, { opening }: Application) {
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
