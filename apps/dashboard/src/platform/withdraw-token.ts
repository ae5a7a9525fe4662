import { parseSignedText, signText } from './signed-text.ts';

const PURPOSE = 'withdraw an application';

/** Token of the withdrawal link: the submission id of the application, signed. */
export const toWithdrawToken = (submissionId: string): string =>
  signText('INTAKE_SECRET', PURPOSE, submissionId);

/** The submission id of a valid token. */
export const parseWithdrawToken = (token: string): string | undefined =>
  parseSignedText('INTAKE_SECRET', PURPOSE, token);
