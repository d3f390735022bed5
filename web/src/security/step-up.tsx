import { createContext, use, useCallback, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { askOwnPasskey, stepUpByPasskey } from '../api/passkeys.ts';
import { problemText } from '../api/forms/problem-text.ts';
import { stepUp, stepUpByPassword } from '../api/second-factor.ts';
import { ProofForm } from '../components/proof-form.tsx';
import { loadSentences } from '../shell/catalogues.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import PasskeyButton from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';

/** Thrown to an action whose person closed the dialog that asks for the own factor: nothing was done. */
export class StepUpCancelled extends Error {}

type Guarded = <Result>(action: () => Promise<Result>) => Promise<Result>;

const StepUpContext = createContext<Guarded>((action) => action());

interface Waiting {
  readonly factor: 'authenticator' | 'password';
  /** A passkey will do too. */
  readonly passkey: boolean;
  readonly go: () => void;
  readonly leave: () => void;
}

/**
 * Holds the dialog that asks somebody who works here for the own factor again. An action that the server refuses for
 * want of it opens the dialog and is repeated by itself after the right code.
 */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const { t, language } = useTranslation();
  const [waiting, setWaiting] = useState<Waiting>();
  const guarded = useCallback<Guarded>(
    async (action) => {
      try {
        return await action();
      } catch (fault) {
        if (!(fault instanceof ApiProblem) || fault.code !== 'step-up-required' || fault.params['factor'] === 'sms')
          throw fault;
        const factor = fault.params['factor'] === 'authenticator' ? 'authenticator' : 'password';
        const passkey = fault.params['passkey'] === true;
        // Elsewhere than in the portals the forms of the sign-in are not at hand.
        await loadSentences(language, ['sign-in']);
        await new Promise<void>((go, fail) =>
          setWaiting({ factor, passkey, go, leave: () => fail(new StepUpCancelled()) }),
        );
        return action();
      }
    },
    [language],
  );
  const goOn = () => {
    setWaiting(undefined);
    waiting?.go();
  };
  const close = () => {
    setWaiting(undefined);
    waiting?.leave();
  };
  return (
    <StepUpContext value={guarded}>
      {children}
      <Dialog open={waiting !== undefined} onClose={close} title={t('step-up.title')} closeLabel={t('step-up.leave')}>
        <div className="stack">
          <p>{t(waiting?.factor === 'authenticator' ? 'step-up.lead' : 'step-up.by-password')}</p>
          {waiting?.factor === 'authenticator' && (
            <ProofForm submit={t('step-up.go-on')} eager onProof={(proof) => stepUp(proof).then(goOn)} />
          )}
          {waiting?.factor === 'password' && <PasswordAgain onProven={goOn} />}
          {waiting?.passkey && (
            <PasskeyButton
              ask={askOwnPasskey}
              prove={(challengeId, credential) => stepUpByPasskey(challengeId, credential).then(goOn)}
            />
          )}
        </div>
      </Dialog>
    </StepUpContext>
  );
}

/** Asks somebody without an authenticator for the password, the only factor that they sign in with. */
function PasswordAgain({ onProven }: { onProven: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setState({ busy: false, fault: t('staff.all-required') });
    setState({ busy: true });
    return stepUpByPassword(password).then(onProven, (error: unknown) =>
      setState({ busy: false, fault: problemText(error, t, 'staff.failed') }),
    );
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={(event) => void send(event)}>
      <PasswordField
        label={t('staff.password')}
        name="password"
        autoComplete="current-password"
        required
        maxLength={300}
        value={password}
        error={state.fault}
        onChange={(event) => {
          setPassword(event.target.value);
          setState({ busy: false });
        }}
      />
      <Button type="submit" wide busy={state.busy}>
        {t('step-up.go-on')}
      </Button>
    </form>
  );
}

/**
 * Returns the function that runs an action and, if the server wants the own factor again, asks for it and repeats
 * the action. Rejects with `StepUpCancelled` if the person closes the dialog.
 */
export function useStepUp(): Guarded {
  return use(StepUpContext);
}
