'use client';

import { useRouter } from 'next/navigation.js';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { ReplyLinks } from '../../submissions/inbox/reply-links.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { NoticeContent } from './Notice.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

interface ReplyOptionsProps {
  row: Row;
  links: ReplyLinks;
  onNotice: (said: NoticeContent) => void;
}

/** Links to reply by mail, phone or WhatsApp. Each click is recorded. */
export function ReplyOptions({ row: { id, name }, links, onNotice }: ReplyOptionsProps) {
  const { texts, t } = useTranslations('inbox');
  const { actions } = texts;
  const router = useRouter();
  const record = (way: 'mail' | 'call' | 'whatsapp' | 'other') => () => {
    requestInbox('replies', { id, way }, texts).then(
      () => {
        onNotice({ text: actions.noted });
        router.refresh();
      },
      (error: unknown) => onNotice({ text: toErrorMessage(error) }),
    );
  };
  return (
    <div className="desk__answers">
      <a className="inbox-button inbox-button--main" href={links.mail} onClick={record('mail')}>
        {actions.mail}
      </a>
      <a className="inbox-button" href={links.call} onClick={record('call')}>
        {actions.call} <bdo dir="ltr">{links.number}</bdo>
      </a>
      {links.whatsapp && (
        <a
          className="inbox-button"
          href={links.whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={t(actions.whatsapp, { name })}
          onClick={record('whatsapp')}
        >
          WhatsApp
        </a>
      )}
      <button type="button" onClick={record('other')}>
        {actions.anotherWay}
      </button>
    </div>
  );
}
