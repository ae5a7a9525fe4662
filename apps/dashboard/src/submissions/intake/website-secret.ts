import { hasBearerToken } from '@agency/server/bearer';
import { getDashboardSecret } from '../../platform/settings.ts';

/** Whether an `Authorization` header has the secret */
export const isFromWebsite = (header: string | null | undefined): boolean =>
  header ? hasBearerToken(header, getDashboardSecret('INTAKE_SECRET')) : false;
