import type { Message } from '../../inbox/read-inbox.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What is known of a message beside what was typed: why it may be spam, and where it came from. */
export function MessageAbout({ message }: { message: Message }) {
  const { spamScore, spamReasons, context = {}, marketing } = message;
  const reasons = spamReasons?.split('\n') ?? [];
  const rows = Object.entries({
    'Sent from': context.page,
    'Came from': context.referrer,
    Source: context.source,
    Medium: context.medium,
    Campaign: context.campaign,
    Term: context.term,
    Content: context.content,
    Click: context.click,
    Language: context.language,
    'Privacy notice of': context.notice && toDay(context.notice),
    'Agreed to marketing':
      marketing?.wording && `${toDay(marketing.at ?? '')}: “${marketing.wording}”`,
  }).filter((row): row is [string, string] => Boolean(row[1]));
  if (reasons.length + rows.length === 0) return null;
  return (
    <div className="message-about">
      {reasons.length > 0 && (
        <section aria-labelledby="spam-reasons">
          <h2 id="spam-reasons">What looks like spam: {spamScore} of 100</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="message-origin">
          <h2 id="message-origin">Where it came from</h2>
          <dl>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function toDay(notice: string): string {
  const date = new Date(notice);
  return Number.isNaN(date.getTime()) ? notice : day.format(date);
}
