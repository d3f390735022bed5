import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lengthOfPassword, PASSWORD_LENGTH } from '@tabibu/contract/passwords';
import type { MeBody } from '../api/identity.ts';
import { problemText } from '../api/forms/problem-text.ts';
import type { EnrolmentBody } from '../api/second-factor.ts';
import { beginSetUp, finishSetUp, readSetUp } from '../api/staff.ts';
import type { SetUpBody } from '../api/staff.ts';
import { StepUpProvider, useStepUp } from '../security/step-up.tsx';
import { ApiProblem } from '../api/client.ts';
import { Link } from '../ui/link.tsx';
import { Enrolment } from '../security/enrolment.tsx';
import { FreshCodes } from '../security/fresh-codes.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { useEnterSession } from '../sign-in/enter-session.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Credentials } from './credentials-form.tsx';
import '../ui/public/card.css';
import '../security/security.css';
import './staff.css';

/** /set-up: somebody who works here opens the link and chooses user name, password and authenticator. */
export default function SetUpScreen() {
  const { t } = useTranslation();
  const [token, setToken] = useState<string>();
  const [link, setLink] = useState<SetUpBody>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    // The token is behind the `#`, so it never was in a request's address.
    const given = location.hash.slice(1);
    setToken(given);
    readSetUp(given).then(setLink, (error: unknown) => setFault(problemText(error, t, 'staff.failed')));
  }, [t]);
  if (fault !== undefined)
    return (
      <div className="page staff-door">
        <h1>{t('staff.set-up-title')}</h1>
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      </div>
    );
  if (token === undefined || link === undefined) return <ScreenSkeleton />;
  return (
    <div className="page staff-door">
      <section className="card stack">
        <div>
          <h1>{t('staff.set-up-title')}</h1>
          <p className="muted">{t('staff.set-up-lead', { name: link.full_name, role: link.role })}</p>
        </div>
        {link.entry === 'sign-in' ? (
          <SignInFirst />
        ) : (
          <StepUpProvider>
            <Steps token={token} link={link} />
          </StepUpProvider>
        )}
      </section>
    </div>
  );
}

/** The account has an owner who uses it: the link alone opens nothing. */
function SignInFirst() {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" announce>
      <p>{t('staff.set-up-sign-in-first')}</p>
      <p>
        <Link href="/auth">{t('staff.set-up-sign-in')}</Link>
      </p>
    </Notice>
  );
}

interface Begun {
  readonly enrolment: EnrolmentBody;
  readonly mayLeaveOut: boolean;
}

/** User name and password, then the authenticator, then the recovery codes, which are shown once. */
function Steps({ token, link }: { token: string; link: SetUpBody }) {
  const { t } = useTranslation();
  const enter = useEnterSession();
  const guarded = useStepUp();
  const [signsInAgain, setSignsInAgain] = useState(false);
  const [, goTo] = useLocation();
  const [begun, setBegun] = useState<Begun>();
  const [done, setDone] = useState<{ me: MeBody; codes: readonly string[] }>();
  const [leaving, setLeaving] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const portal = link.role === 'administrator' ? 'admin' : 'staff';
  const goOn = async (me: MeBody) => {
    await enter(me);
    goTo(`/${portal}/dashboard`, { replace: true });
  };
  const confirm = async (code: string) => {
    const { me, recovery_codes: codes } = await finishSetUp(token, code);
    setDone({ me, codes });
    return codes;
  };
  const leaveOut = async () => {
    setLeaving({ busy: true });
    try {
      await goOn((await finishSetUp(token, null)).me);
    } catch (error) {
      setLeaving({ busy: false, fault: problemText(error, t, 'staff.failed') });
    }
  };
  if (done) return <FreshCodes codes={done.codes} onKept={() => void goOn(done.me)} />;
  if (signsInAgain) return <SignInFirst />;
  const begin = async (typed: Credentials) => {
    const enrolment = await guarded(() => beginSetUp({ token, ...typed })).catch((error: unknown) => {
      // The code by SMS is this person's only factor: it is given at the sign-in.
      if (!(error instanceof ApiProblem) || error.code !== 'step-up-required') throw error;
      setSignsInAgain(true);
      return undefined;
    });
    if (enrolment === undefined) return;
    // The person's own authenticator stays.
    if (enrolment === null) return goOn((await guarded(() => finishSetUp(token, null))).me);
    const isLong = lengthOfPassword(typed.password) >= PASSWORD_LENGTH.alone;
    setBegun({ enrolment, mayLeaveOut: !link.needs_authenticator && isLong });
  };
  if (!begun)
    return <CredentialsForm isNew username={link.username ?? undefined} button={t('staff.go-on')} onSend={begin} />;
  return (
    <div className="stack security">
      <h2>{t('security.title')}</h2>
      <Enrolment enrolment={begun.enrolment} confirm={confirm} onOn={() => undefined} onAlreadyOn={() => undefined} />
      {leaving.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{leaving.fault}</p>
        </Notice>
      )}
      {begun.mayLeaveOut && (
        <Button look="quiet" busy={leaving.busy} onClick={() => void leaveOut()}>
          {t('staff.without-authenticator')}
        </Button>
      )}
    </div>
  );
}
