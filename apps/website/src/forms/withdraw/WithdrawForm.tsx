import { SendButton } from '../SendButton.tsx';
import { TOKEN_FIELD } from './withdraw-path.ts';

interface WithdrawFormProps {
  /** Where it is posted. */
  action: string;
  token: string;
  /** What the button says. */
  label: string;
}

/** The button that takes an application back. It posts, with and without script: opening a page changes nothing. */
export function WithdrawForm({ action, token, label }: WithdrawFormProps) {
  return (
    <form action={action} method="post">
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <SendButton label={label} />
    </form>
  );
}
