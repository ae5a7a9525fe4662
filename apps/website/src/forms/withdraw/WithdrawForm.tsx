import { SendButton } from '../SendButton.tsx';
import { TOKEN_FIELD } from './withdraw-path.ts';

/** The button that withdraws an application. It posts, because a GET must not change anything. */
export function WithdrawForm({
  action,
  token,
  label,
}: Record<'action' | 'token' | 'label', string>) {
  return (
    <form action={action} method="post">
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <SendButton label={label} />
    </form>
  );
}
