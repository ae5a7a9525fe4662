import { SendButton } from '../SendButton.tsx';
import { TOKEN_FIELD } from './withdraw-path.ts';

interface WithdrawFormProps {
  action: string;
  token: string;
  /** Label of the button. */
  label: string;
}

/** The button that withdraws an application. It posts, because a GET must not change anything. */
export function WithdrawForm({ action, token, label }: WithdrawFormProps) {
  return (
    <form action={action} method="post">
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <SendButton label={label} />
    </form>
  );
}
