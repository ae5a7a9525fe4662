import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { hasPermission } from '../access/permissions.ts';

interface PanelPageProps {
  /** Props that Payload passes to a view. */
  view: AdminViewServerProps;
  /** The name of the screen, in the head. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** Menu and header around one of our screens; Payload adds none to custom views. */
export function PanelPage({ view, name, className = '', children }: PanelPageProps) {
  const { params, searchParams, initPageResult } = view;
  const { req, visibleEntities, permissions, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      req={req}
      visibleEntities={visibleEntities}
      viewActions={req.payload.config.admin.components.actions ?? []}
      {...(req.user && { user: req.user })}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
    >
      <SetStepNav nav={[{ label: name }]} />
      <main>
        <Gutter className={`panel-screen ${className}`}>{children}</Gutter>
      </main>
    </DefaultTemplate>
  );
}

/** Opens a screen for admins only: other users get 404, and visitors the sign-in. */
export function requireAdmin({ initPageResult: { req }, params }: AdminViewServerProps): void {
  const path = ['/admin', params?.segments ?? []].flat().join('/');
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`);
  if (!hasPermission(req, 'administration')) notFound();
}
