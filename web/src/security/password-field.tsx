import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { TextField } from '../ui/forms/field.tsx';
import './security.css';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** The words of the button beside it; by default those of people who work here. */
  eye?: { readonly show: SentenceKey; readonly hide: SentenceKey };
}

const EYE = { show: 'staff.show-password', hide: 'staff.hide-password' } as const;

/** A password field whose text can be shown and hidden (ADM-LOGIN-06). */
export function PasswordField({ eye = EYE, ...props }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const icon = shown ? EyeOff : Eye;
  return (
    <div className="password-field">
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        className="password-eye"
        aria-pressed={shown}
        aria-label={t(shown ? eye.hide : eye.show, { field: props.label })}
        onClick={() => setShown(!shown)}
      >
        <Icon node={icon} size={20} />
      </button>
    </div>
  );
}
