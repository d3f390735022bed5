import { PasswordField } from '../password-field.tsx';

interface PassphraseFieldProps {
  label: string;
  name: 'passphrase' | 'current';
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
}

const EYE = { show: 'lock.show', hide: 'lock.hide' } as const;

/** A field for a record passphrase, whose text can be shown and hidden. */
export function PassphraseField(props: PassphraseFieldProps) {
  return <PasswordField {...props} eye={EYE} required maxLength={300} />;
}
