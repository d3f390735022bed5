import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { COUNTRIES, countryOf } from '@tabibu/contract/countries';
import { requestNewNumberCode, changeOwnNumber } from '../../api/account.ts';
import type { CodeChallenge, FactorProof, MeBody } from '../../api/identity.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { requestPhoneProof, confirmPhoneProof, stepUp } from '../../api/second-factor.ts';
import { CodeStep } from '../../components/code-step.tsx';
import { useCodeWait } from '../../components/code-wait.ts';
import { minutesAndSeconds } from '../../components/countdown.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import { ProofForm } from '../../components/proof-form.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/**
 * The steps of a number change: the new number is typed, the person proves who they are, and a code confirms the new
 * number.
 */
type Step =
  | { readonly kind: 'closed' | 'changed' }
  | { readonly kind: 'typing' }
  | {
      readonly kind: 'proving';
      readonly phone: string;
      /** Undefined when the proof is a code of the authenticator app. */ readonly challenge?: CodeChallenge;
    }
  | { readonly kind: 'code'; readonly phone: string; readonly challenge: CodeChallenge };

/**
 * Shows the number for signing in and lets the person change it. First the person proves who they are, then enters the
 * code that was sent to the new number.
 */
export function NumberChange({ me, onChanged }: { me: MeBody; onChanged: (me: MeBody) => void }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const country = countryOf(me.country);
  const home = COUNTRIES.find(({ dialCode }) => me.phone.startsWith(dialCode));

  /** Goes on to the proof if the server demands one; rethrows any other error. */
  const proveFirst = async (error: unknown, phone: string) => {
    if (!isProblem<'POST /api/me/number/code'>(error, 'step-up-required')) throw error;
    setStep({
      kind: 'proving',
      phone,
      ...(error.params['factor'] === 'authenticator' ? {} : { challenge: await requestPhoneProof() }),
    });
  };
  const ask = async (phone: string) => {
    try {
      setStep({ kind: 'code', phone, challenge: await requestNewNumberCode(phone) });
    } catch (error) {
      await proveFirst(error, phone);
    }
  };
  const change = async (phone: string, challenge: CodeChallenge, digits: string) => {
    try {
      onChanged(await changeOwnNumber(challenge.challenge_id, digits));
      setStep({ kind: 'changed' });
    } catch (error) {
      await proveFirst(error, phone);
    }
  };
  const back = () => setStep({ kind: 'typing' });

  return (
    <section className="card stack" aria-labelledby="number-title">
      <h2 id="number-title" className="account-label">
        {t('sign-in.phone')}
      </h2>
      <p className="numbers">{home ? readableNumber(home, me.phone) : me.phone}</p>
      {step.kind === 'changed' && <Changed />}
      {(step.kind === 'closed' || step.kind === 'changed') && (
        <div>
          <Button look="secondary" onClick={back}>
            {t('account.change-number')}
          </Button>
        </div>
      )}
      {step.kind === 'typing' && (
        <NewNumber country={country} onAsk={ask} onClose={() => setStep({ kind: 'closed' })} />
      )}
      {step.kind === 'proving' && (
        <Proof
          step={step}
          me={me}
          onProven={() => ask(step.phone)}
          onAskedAgain={(challenge) => setStep({ ...step, challenge })}
          onBack={back}
        />
      )}
      {step.kind === 'code' && (
        <CodeStep
          challenge={step.challenge}
          country={country.code}
          onCode={(digits) => change(step.phone, step.challenge, digits)}
          onResend={() => ask(step.phone)}
          onChangeNumber={back}
        />
      )}
    </section>
  );
}

/** Says that the number was changed and takes the focus, because the field that had it is gone. */
function Changed() {
  const { t } = useTranslation();
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), []);
  return (
    <div ref={news} tabIndex={-1}>
      <Notice tone="success" title={t('account.number-changed')}>
        <p>{t('account.number-changed-what')}</p>
      </Notice>
    </div>
  );
}

interface NewNumberProps {
  country: ReturnType<typeof countryOf>;
  onAsk: (phone: string) => Promise<void>;
  onClose: () => void;
}

function NewNumber({ country, onAsk, onClose }: NewNumberProps) {
  const { t } = useTranslation();
  const wait = useCodeWait();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<{ busy?: boolean; fault?: string }>({});
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const phone = toInternational(country, typed);
    const refuse = (fault: string) => {
      setState({ fault });
      input.current?.focus();
    };
    if (phone === undefined) return refuse(t(typed.trim() ? 'sign-in.phone-invalid' : 'sign-in.phone-required'));
    setState({ busy: true });
    try {
      await onAsk(phone);
    } catch (error) {
      if (wait.startAfter(error)) setState({});
      else refuse(problemText(error, t));
    }
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={input}
        label={t('account.new-number')}
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={typed}
        error={state.fault}
        hint={t('sign-in.phone-hint', { example: country.phoneExample, dial: country.dialCode })}
        onChange={(event) => {
          setTyped(event.target.value);
          setState({});
          wait.end();
        }}
      />
      <p className="small muted">{t('account.number-what')}</p>
      {wait.left > 0 && (
        <Notice tone="warning" announce>
          {t('sign-in.wait')}
        </Notice>
      )}
      <div className="button-row">
        <Button look="secondary" onClick={onClose}>
          {t('account.keep-number')}
        </Button>
        <Button type="submit" busy={state.busy} disabled={wait.left > 0}>
          {wait.left > 0 ? t('sign-in.resend-in', { time: minutesAndSeconds(wait.left) }) : t('sign-in.send-code')}
        </Button>
      </div>
    </form>
  );
}

interface ProofProps {
  step: Extract<Step, { kind: 'proving' }>;
  me: MeBody;
  onProven: () => Promise<void>;
  onAskedAgain: (challenge: CodeChallenge) => void;
  onBack: () => void;
}

/**
 * The person proves who they are before the number changes, because somebody else may be using the signed-in browser.
 */
function Proof({ step: { challenge }, me, onProven, onAskedAgain, onBack }: ProofProps) {
  const { t } = useTranslation();
  const byApp = async (proof: FactorProof) => {
    await stepUp(proof);
    await onProven();
  };
  if (!challenge)
    return (
      <div className="stack">
        <p>{t('account.prove-app')}</p>
        <ProofForm submit={t('sign-in.confirm')} eager onProof={byApp} />
      </div>
    );
  const byCode = async (digits: string) => {
    await confirmPhoneProof(challenge.challenge_id, digits);
    await onProven();
  };
  return (
    <div className="stack">
      <p>{t('account.prove-old')}</p>
      <CodeStep
        challenge={challenge}
        country={me.country}
        onCode={byCode}
        onResend={async () => onAskedAgain(await requestPhoneProof())}
      />
      <p className="small muted">
        {t('account.old-number-lost')} <Link href="/contact">{t('more.contact')}</Link>
      </p>
      <Button look="quiet" onClick={onBack}>
        {t('account.back')}
      </Button>
    </div>
  );
}
