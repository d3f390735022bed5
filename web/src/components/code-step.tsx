import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { typedCode } from '@tabibu/contract/typed-digits';
import { isProblem, problemText } from '../api/forms/problem-text.ts';
import { readSandboxMessage } from '../api/identity.ts';
import type { CodeChallenge } from '../api/identity.ts';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import { useCodeWait, waitAfter } from './code-wait.ts';
import { minutesAndSeconds, useSecondsUntil } from './countdown.ts';
import { readableNumber } from './phone-number.ts';
import { useReplayEarlyInput } from '../ui/early-input.ts';
import './code-step.css';

const DIGITS = 6;

interface CodeProps {
  challenge: CodeChallenge;
  /** The country whose number format is used. */
  country: CountryCode;
  /** The sentence for an error without a text from the server. */
  failed?: SentenceKey;
  /** The refusal of a code that was sent as a form before the script had loaded. */
  refused?: unknown;
  /** Checks the six digits. Its rejection is shown under the field. */
  onCode: (digits: string) => Promise<void>;
  onResend: () => Promise<void>;
  /** Set where the person may change the number. */
  onChangeNumber?: () => void;
}

/**
 * The field for the six-digit code of an SMS. The phone may fill it in, and the sixth digit submits it. Needs the
 * sentences of `sign-in`.
 */
export function CodeStep({
  challenge,
  country,
  failed = 'sign-in.failed',
  refused,
  onCode,
  onResend,
  onChangeNumber,
}: CodeProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useReplayEarlyInput(form);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState(refused === undefined ? undefined : problemText(refused, t, failed));
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
      if (isProblem<'POST /api/auth/verify'>(error, 'code-wrong')) input.current?.select();
    }
  };
  const type = (text: string) => {
    const digits = typedCode(text);
    setCode(digits);
    setFault(undefined);
    if (digits.length === DIGITS && digits !== code) void prove(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void prove(code);
  };

  return (
    <form ref={form} name="code" method="post" className="stack" noValidate onSubmit={submit}>
      <p role="status">{t('sign-in.code-sent', { phone: readableNumber(countryOf(country), challenge.phone) })}</p>
      {challenge.sandbox_outbox && (
        <SandboxMessage address={challenge.sandbox_outbox} challengeId={challenge.challenge_id} onUse={type} />
      )}
      <div className="field-code">
        <TextField
          ref={input}
          label={t('sign-in.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={code}
          error={fault}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <Button type="submit" wide busy={busy}>
        {t('sign-in.confirm')}
      </Button>
      <noscript>
        <Button look="quiet" type="submit" name="do" value="resend">
          {t('sign-in.resend')}
        </Button>
      </noscript>
      <div className="row spread">
        <Resend
          at={challenge.resend_at}
          onResend={onResend}
          onRefused={(error) =>
            setFault(waitAfter(error) === undefined ? problemText(error, t, failed) : t('sign-in.wait'))
          }
        />
        {onChangeNumber && (
          <Button
            look="quiet"
            type="submit"
            name="do"
            value="change-number"
            onClick={(event) => {
              event.preventDefault();
              onChangeNumber();
            }}
          >
            {t('sign-in.change-number')}
          </Button>
        )}
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
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const wait = useCodeWait();
  const left = Math.max(useSecondsUntil(at) ?? 0, wait.left);
  if (left > 0)
    return (
      <span className="resend-wait muted numbers" role="timer">
        {t('sign-in.resend-in', { time: minutesAndSeconds(left) })}
      </span>
    );
  const resend = async () => {
    setBusy(true);
    try {
      await onResend();
    } catch (error) {
      wait.startAfter(error);
      onRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" busy={busy} onClick={() => void resend()}>
      {t('sign-in.resend')}
    </Button>
  );
}

/** With a sandbox, shows the text message on the screen, marked as a test, because no phone receives it. */
function SandboxMessage({
  address,
  challengeId,
  onUse,
}: {
  address: string;
  challengeId: string;
  onUse: (text: string) => void;
}) {
  const { t } = useTranslation();
  const { data: text } = useQuery({
    queryKey: ['sandbox-message', address, challengeId],
    queryFn: async ({ signal }) => (await readSandboxMessage(address, signal)) ?? null,
    refetchInterval: ({ state }) => (state.dataUpdateCount < 30 ? 1000 : false),
    retry: false,
    gcTime: 0,
  });
  const code = text ? /\b\d{6}\b/.exec(text)?.[0] : undefined;
  return (
    <SandboxNotice title={t('sandbox.message')}>
      <p className="sandbox-text">{text ?? t('sandbox.message-coming')}</p>
      <noscript>
        <a href={address} target="_blank" rel="noreferrer">
          {t('sandbox.message-open')}
        </a>
      </noscript>
      {code && (
        <Button look="secondary" onClick={() => onUse(code)}>
          {t('sandbox.use-code', { code })}
        </Button>
      )}
    </SandboxNotice>
  );
}
