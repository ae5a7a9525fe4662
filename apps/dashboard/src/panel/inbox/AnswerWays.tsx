'use client';

import { useRouter } from 'next/navigation.js';
import type { AnswerLinks } from '../../inbox/answer-links.ts';
import type { Row } from '../../inbox/read-inbox.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import type { Said } from './Notice.tsx';
import { askInbox, toSentence } from './send.ts';

interface WaysProps {
  row: Row;
  links: AnswerLinks;
  onSay: (said: Said) => void;
}

/** The ways to answer: the person's own mail program, telephone and WhatsApp. Going one of them is noted. */
export function AnswerWays({ row: { form, id, name }, links, onSay }: WaysProps) {
  const { texts, t } = useTranslations('inbox');
  const { desk } = texts;
  const router = useRouter();
  const note = (way: 'mail' | 'call' | 'whatsapp' | 'other') => () => {
    askInbox('replies', { form, id, way }, texts).then(
      () => {
        onSay({ text: desk.noted });
        router.refresh();
      },
      (error: unknown) => onSay({ text: toSentence(error) }),
    );
  };
  return (
    <div className="desk__answers">
      <a className="inbox-button inbox-button--main" href={links.mail} onClick={note('mail')}>
        {desk.mail}
      </a>
      <a className="inbox-button" href={links.call} onClick={note('call')}>
        {desk.call} <bdo dir="ltr">{links.number}</bdo>
      </a>
      {links.whatsapp && (
        <a
          className="inbox-button"
          href={links.whatsapp}
          target="_blank"
          rel="noreferrer"
          aria-label={t(desk.whatsapp, { name })}
          onClick={note('whatsapp')}
        >
          WhatsApp
        </a>
      )}
      <button type="button" onClick={note('other')}>
        {desk.anotherWay}
      </button>
    </div>
  );
}
