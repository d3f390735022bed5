import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';

interface AccountFieldProps {
  label: string;
  aside?: string;
  name: string;
  type?: 'text' | 'email';
  /** The saved value. */
  value: string;
  hint: string;
  autoComplete: string;
  maxLength: number;
  /** Returns the sentence about an invalid text, or undefined for a valid one. */
  check: (text: string) => string | undefined;
  /** A rejection is shown under the field. */
  onSave: (text: string) => Promise<void>;
}

/** A form for one field of the account with its own "save" button, which says when the value was saved. */
export function AccountField({
  label,
  aside,
  name,
  type = 'text',
  value,
  hint,
  autoComplete,
  maxLength,
  check,
  onSave,
}: AccountFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<{ busy?: boolean; fault?: string | undefined; saved?: boolean }>({});
  const text = typed ?? value;
  const change = (next: string) => {
    setTyped(next);
    setState({});
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fault = check(text.trim());
    setState({ fault, busy: !fault });
    if (fault) return form.querySelector('input')?.focus();
    try {
      await onSave(text.trim());
      setTyped(undefined);
      setState({ saved: true });
    } catch (error) {
      setState({ fault: problemText(error, t, 'more.not-saved') });
      form.querySelector('input')?.focus();
    }
  };
  return (
    <form method="post" className="card stack" noValidate aria-labelledby={id} onSubmit={(event) => void save(event)}>
      <h2 id={id} className="visually-hidden">
        {label}
      </h2>
      <TextField
        label={label}
        aside={aside}
        name={name}
        type={type}
        hint={hint}
        autoComplete={autoComplete}
        maxLength={maxLength}
        value={text}
        error={state.fault}
        onChange={(event) => change(event.target.value)}
      />
      <div className="row spread">
        <Button type="submit" look="secondary" busy={state.busy} disabled={text.trim() === value}>
          {t('account.save')}
        </Button>
        <span role="status" className="small">
          {state.saved && t('more.saved')}
        </span>
      </div>
    </form>
  );
}
