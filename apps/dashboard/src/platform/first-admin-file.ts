import { join } from 'node:path';

/** File the first admin's password is written down in until it is changed. */
export const toFirstAdminFile = (dataFolder: string): string => join(dataFolder, 'first-admin.txt');
