import { Link } from '@payloadcms/ui';
import type { OldAddress } from '../../payload-types.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { toAddressPath } from './places.ts';
import type { FormerAddress } from './read-addresses.ts';

/** Where every old address leads: those that were typed, and those that posts and case studies had before. */
export function OldList({ old, former }: { old: OldAddress[]; former: FormerAddress[] }) {
  return (
    <section className="addresses__list" aria-labelledby="old">
      <h2 id="old">Lead on</h2>
      {old.length + former.length === 0 && (
        <p className="addresses__empty">
          No address was left yet. A post or a case study that gets another one is listed here by
          itself.
        </p>
      )}
      <ul>
        {old.map(({ id, from, to }) => (
          <li key={id}>
            <strong>
              <bdi>{from}</bdi>
            </strong>
            <span>
              → <bdi>{to}</bdi>
            </span>
            <span className="addresses__acts">
              <Link href={toAddressPath(id)} prefetch={false}>
                Change <span className="words-unseen">{from}</span>
              </Link>
            </span>
          </li>
        ))}
        {former.map(({ from, former: slug, to, collection, id, title }) => (
          <li key={from}>
            <strong>
              <bdi>{from}</bdi>
            </strong>
            <span>
              → <bdi>{to}</bdi>
            </span>
            <span className="addresses__acts">
              <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
                Kept with “{title}”
              </Link>
              <PostButton
                path={`/${collection}/${id}/former-addresses/remove`}
                body={{ slug }}
                words="Remove"
                label={`Remove: ${from}`}
                question={`Remove ${from}? Whoever follows an old link to it finds no page.`}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
