import type { DefaultServerCellComponentProps, UIFieldServerProps } from 'payload';
import type { Delivery } from '../../payload-types.ts';
import { getTranslations, type Translations } from '../../platform/language/get-translations.ts';
import { toMoment } from '../../platform/language/times.ts';
import { Link } from '../controls/Link.tsx';
import { RequestButton } from '../controls/RequestButton.tsx';

/** Status of a delivery, in the list. */
export function DeliveryStatus({ rowData, i18n }: DefaultServerCellComponentProps) {
  const delivery = rowData as Delivery;
  return (
    <span className="delivery-state" data-state={delivery.state}>
      {toStatusText(delivery, getTranslations(i18n, 'outbox'))}
    </span>
  );
}

/** Above the fields of a delivery: what it is about. */
export function DeliverySubject({ data, req }: UIFieldServerProps) {
  const { subjectKind, subjectId } = data as Delivery;
  const { details } = getTranslations(req.i18n, 'outbox').texts;
  return (
    <Link
      href={`/admin/collections/${subjectKind === 'users' ? 'users' : 'submissions'}/${subjectId}`}
    >
      {subjectKind === 'users' ? details.openAccount : details.openMessage}
    </Link>
  );
}

/** Below the fields of a target: sends a test to the stored target. */
export function TargetTest({ id, i18n }: UIFieldServerProps) {
  const { send, busy, hint } = getTranslations(i18n, 'outbox').texts.test;
  if (!id) return null;
  return (
    <p className="panel-part account-part">
      <RequestButton path={`/delivery-targets/${id}/test`} text={send} busyText={busy} />{' '}
      <small>{hint}</small>
    </p>
  );
}

/** The status in a sentence. */
export function toStatusText(
  delivery: Delivery,
  { language, texts: { states, times: often }, t }: Translations<'outbox'>,
): string {
  const { state, attempts, lastError, nextTryAt, sentAt, lease } = delivery;
  const why = lastError ?? '';
  const times = t(often, { count: attempts });
  const fill = (phrase: string, time = nextTryAt) =>
    t(phrase, { why, times, time: toMoment(time, language) })
      .replaceAll('  ', ' ')
      .trim();
  if (state === 'sent') return fill(states.sent, sentAt ?? nextTryAt);
  if (state === 'dead' || state === 'dropped') return fill(states[state]);
  if (lease) return states.sending;
  return attempts === 0 ? states.soon : fill(states.failed);
}
