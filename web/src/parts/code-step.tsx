import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { isProblem, problemText } from '../api/problem-text.ts';
import { readSandboxMessage } from '../api/identity.ts';
import type { CodeChallenge } from '../api/identity.ts';
import { useSpeech } from '../shell/speech.tsx';
import type { SentenceKey } from '../shell/speech.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { minutesAndSeconds, useSecondsUntil } from './countdown.ts';
import { readableNumber } from './phone-number.ts';
import './code-step.css';

const DIGITS = 6;

interface CodeProps {
  challenge: CodeChallenge;
  /** Whose way of writing numbers is used. */
  country: CountryCode;
  /** What is said of a failure for which the server gives no words. */
  failed?: SentenceKey;
  /** Proves the digits; what it rejects with is shown under the field. */
  onCode: (digits: string) => Promise<void>;
  onResend: () => Promise<void>;
  /** Where the number is the person's to choose. */
  onChangeNumber?: () => void;
}

/** One field for the six digits of an SMS; the phone may fill it in, and the sixth digit sends it. Speaks the sentences of `sign-in`. */
export function CodeStep({ challenge, country, failed = 'sign-in.failed', onCode, onResend, onChangeNumber }: CodeProps) {
  const { t } = useSpeech();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    input.current?.focus();
  }, [challenge.challenge_id]);

  const prove = async (digits: string) => {
    if (busy) return;
    if (digits.length !== DIGITS) {
      setFault(t('sign-in.code-incomplete'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await onCode(digits);
    } catch (error) {
      setBusy(false);
      setFault(problemText(error, t, failed));
      if (isProblem(error, 'code-wrong')) input.current?.select();
    }
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    setFault(undefined);
    if (digits.length === DIGITS && digits !== code) void prove(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(code);
  };

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p role="status">{t('sign-in.code-sent', { phone: readableNumber(countryOf(country), challenge.phone) })}</p>
      {challenge.sandbox_outbox && <SandboxMessage address={challenge.sandbox_outbox} challengeId={challenge.challenge_id} onUse={type} />}
      <div className="field-code">
        <TextField ref={input} label={t('sign-in.code')} name="code" inputMode="numeric" autoComplete="one-time-code" pattern="[0-9]*" maxLength={12} value={code} error={fault} onChange={(event) => type(event.target.value)} />
      </div>
      <Button type="submit" wide busy={busy}>{t('sign-in.confirm')}</Button>
      <div className="row spread">
        <Resend at={challenge.resend_at} onResend={onResend} onRefused={(error) => setFault(problemText(error, t, failed))} />
        {onChangeNumber && <Button look="quiet" onClick={onChangeNumber}>{t('sign-in.change-number')}</Button>}
      </div>
    </form>
  );
}

interface ResendProps {
  at: string;
  onResend: () => Promise<void>;
  onRefused: (error: unknown) => void;
}

function Resend({ at, onResend, onRefused }: ResendProps) {
  const { t } = useSpeech();
  const [busy, setBusy] = useState(false);
  const left = useSecondsUntil(at) ?? 0;
  if (left > 0) return <span className="resend-wait muted numbers" role="timer">{t('sign-in.resend-in', { time: minutesAndSeconds(left) })}</span>;
  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
    } catch (error) {
      onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return <Button look="quiet" busy={busy} onClick={() => void resend()}>{t('sign-in.resend')}</Button>;
}

/** While messages go to the sandbox: the text itself, clearly marked, because no phone will ring. */
function SandboxMessage({ address, challengeId, onUse }: { address: string; challengeId: string; onUse: (text: string) => void }) {
  const { t } = useSpeech();
  const { data: text } = useQuery({
    queryKey: ['sandbox-message', address, challengeId],
    queryFn: async ({ signal }) => (await readSandboxMessage(address, signal)) ?? null,
    refetchInterval: ({ state }) => (state.dataUpdateCount < 30 ? 1000 : false),
    retry: false,
    gcTime: 0,
  });
  const code = text ? /\b\d{6}\b/.exec(text)?.[0] : undefined;
  return (
    <Notice tone="sandbox" title={t('sandbox.message')}>
      <p className="sandbox-text">{text ?? t('sandbox.message-coming')}</p>
      {code && <Button look="secondary" onClick={() => onUse(code)}>{t('sandbox.use-code', { code })}</Button>}
    </Notice>
  );
}
