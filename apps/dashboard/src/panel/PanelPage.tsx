import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type PanelPageProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  children: ReactNode;
};

/** The panel's menu and head around a screen of ours, which Payload leaves to the screen. */
export function PanelPage({ initPageResult, params, searchParams, children }: PanelPageProps) {
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
      <main>{children}</main>
    </DefaultTemplate>
  );
}
