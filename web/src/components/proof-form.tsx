import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { typedCode } from '@tabibu/contract/typed-digits';
import type { FactorProof } from '../api/identity.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';

const DIGITS = 6;
const RECOVERY_LENGTH = 16;

interface ProofFormProps {
  /** Name of the form, where its page handles it without script. */
  name?: 'second-factor';
  /** The refusal of a form that was sent without script. */
  refused?: unknown;
  /** Text of the button. */
  submit: string;
  look?: 'primary' | 'danger';
  /** The sixth digit submits the form. */
  eager?: boolean;
  /** Checks the code. Its rejection is shown under the field. */
  onProof: (proof: FactorProof) => Promise<void>;
}

/** The form for a code of the authenticator app or a recovery code. Needs the sentences of `sign-in`. */
export function ProofForm({ name, refused, submit, look, eager = false, onProof }: ProofFormProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<FactorProof['kind']>('authenticator');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState(refused === undefined ? undefined : problemText(refused, t, 'factor.failed'));
  const [busy, setBusy] = useState(false);
  const byApp = kind === 'authenticator';
  useEffect(() => {
    input.current?.focus();
  }, [kind]);

  const prove = async (typed: string) => {
    if (busy) return;
    const letters = typed.replace(/[^\p{L}\p{N}]/gu, '');
    if (letters.length !== (byApp ? DIGITS : RECOVERY_LENGTH)) {
      setFault(t(byApp ? 'factor.incomplete' : 'factor.recovery-incomplete'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await onProof({ kind, code: typed });
    } catch (error) {
      setBusy(false);
      setFault(problemText(error, t, 'factor.failed'));
      input.current?.select();
    }
  };
  const typeDigits = (text: string) => {
    const digits = typedCode(text);
    setCode(digits);
    setFault(undefined);
    if (eager && digits.length === DIGITS && digits !== code) void prove(digits);
  };
  const typeLetters = (text: string) => {
    setCode(text);
    setFault(undefined);
  };
  const turn = () => {
    setKind(byApp ? 'recovery' : 'authenticator');
    setCode('');
    setFault(undefined);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void prove(code);
  };

  return (
    <form name={name} method="post" className="stack" noValidate onSubmit={send}>
      {byApp ? (
        <div className="field-code">
          <TextField
            ref={input}
            label={t('factor.code')}
            hint={t('factor.code-hint')}
            name="factor"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            value={code}
            error={fault}
            onChange={(event) => typeDigits(event.target.value)}
          />
        </div>
      ) : (
        <TextField
          ref={input}
          label={t('factor.recovery')}
          hint={t('factor.recovery-hint')}
          name="recovery"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={fault}
          onChange={(event) => typeLetters(event.target.value)}
        />
      )}
      <Button type="submit" wide look={look} busy={busy}>
        {submit}
      </Button>
      <Button look="quiet" onClick={turn}>
        {t(byApp ? 'factor.use-recovery' : 'factor.use-app')}
      </Button>
    </form>
  );
}
