import { getTranslation } from '@payloadcms/translations';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasPermission } from '../../access/permissions.ts';
import { writePermissions } from '../../collections/editing/versioned.ts';
import { getOfficeOptions } from '../../collections/openings/offices.ts';
import { type CreatableCollection, NewDraftForm } from './NewDraftForm.tsx';

/** A new post, opening or case study begins with its title or client; before that nothing is stored. */
export function NewDraftView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult;
  const [, slug] = [params?.segments ?? []].flat();
  const collection = slug as CreatableCollection;
  // Payload sends visitors to the sign-in before.
  if (!req.user || !hasPermission(req, writePermissions[collection])) redirect('/admin');
  const offices = getOfficeOptions().map(
    ({ value, label }) => [value, String(getTranslation(label, req.i18n))] as const,
  );
  return <NewDraftForm collection={collection} account={req.user.id} offices={offices} />;
}
