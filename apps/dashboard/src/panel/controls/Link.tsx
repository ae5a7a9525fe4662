import { Link as PayloadLink } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

/** A link to a page of the panel. It is loaded on a click; Next would load the pages of all links in view. */
export const Link = (props: ComponentProps<typeof PayloadLink>) => (
  <PayloadLink prefetch={false} {...props} />
);
