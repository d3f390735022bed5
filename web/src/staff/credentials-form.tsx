import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { useReplayEarlyInput } from '../ui/early-input.ts';
import { PasswordField } from '../security/password-field.tsx';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface CredentialsFormProps {
  /** Sends what was typed and leads on. If it rejects, the form says why and keeps what was typed. */
  onSend: (typed: Credentials) => Promise<void>;
  button: string;
  username?: string | undefined;
  /** The person chooses a new password: hints say what a good one is, and the browser offers none it knows. */
  isNew?: boolean;
}

/** The form for user name and password, of both logins and of the set-up. */
export function CredentialsForm({ onSend, button, username: known = '', isNew = false }: CredentialsFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // A password manager fills the fields in before the script has loaded.
  useReplayEarlyInput(form);
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() === '' || password === '') return setState({ busy: false, fault: t('staff.both-required') });
    setState({ busy: true });
    return onSend({ username, password }).catch((error: unknown) =>
      setState({ busy: false, fault: problemText(error, t, 'staff.failed') }),
    );
  };
  return (
    <form ref={form} method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      <TextField
        label={t('staff.username')}
        hint={isNew ? t('staff.username-hint') : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        maxLength={100}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label={t('staff.password')}
        hint={isNew ? t('staff.password-hint') : undefined}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        maxLength={300}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={state.busy}>
        {button}
      </Button>
    </form>
  );
}
