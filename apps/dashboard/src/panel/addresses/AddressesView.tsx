import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { Frame } from '../inbox/Frame.tsx';
import { getTranslations } from '../language/get-translations.ts';
import { MissingList } from './MissingList.tsx';
import { OldList } from './OldList.tsx';
import { ADDRESSES_PATH, toNewAddressPath } from './places.ts';
import { readFormerAddresses, readMissingPaths, readOldAddresses } from './read-addresses.ts';

/** Where old addresses lead, and what visitors did not find: `/admin/addresses`. */
export async function AddressesView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(ADDRESSES_PATH)}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const isAside = searchParams?.aside !== undefined;
  const [old, former, missing] = await Promise.all([
    readOldAddresses(req),
    readFormerAddresses(req),
    readMissingPaths(req, isAside),
  ]);
  const speech = getTranslations(req.i18n, 'redirects');
  const { texts } = speech;
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: texts.name }]} />
      <Gutter className="inbox addresses">
        <header className="inbox__head">
          <h1>
            {texts.name}
            <span className="brand-dot" />
          </h1>
          <Link className="addresses__new" href={toNewAddressPath()} prefetch={false}>
            {texts.create}
          </Link>
        </header>
        <MissingList {...missing} isAside={isAside} speech={speech} />
        <OldList old={old} former={former} speech={speech} />
      </Gutter>
    </Frame>
  );
}
