import { toPolicyPieces } from '../../../features/privacy-policy/privacy-policy.ts';

/** Text in which the e-mail address is a link. */
export const MailText = ({ text, email }: { text: string; email: string }) =>
  toPolicyPieces(text, email).map((piece) =>
    'mail' in piece ? (
      <a key="mail" href={`mailto:${piece.mail}`}>
        {piece.mail}
      </a>
    ) : (
      piece.text
    ),
  );
