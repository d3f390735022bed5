import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { countryOf } from '@tabibu/contract/countries';
import { acceptInvitation, readInvitation } from '../../api/doctor-desk.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import '../../ui/public/card.css';

/** Where the token waits while its doctor signs in; only this tab reads it. */
const PLACE = 'tabibu.doctor-invitation';
type Invitation = Awaited<ReturnType<typeof readInvitation>>;

/** /doctor/invitation: an added doctor confirms the phone by signing in, and accepts (W44). */
export default function InvitationScreen() {
  const { t } = useTranslation();
  const [token, setToken] = useState('');
  const [returned, setReturned] = useState(false);
  const [invitation, setInvitation] = useState<Invitation>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    // The token is behind the `#`, so it never was in a request's address. The way back from signing in has none.
    const given = location.hash.slice(1) || (sessionStorage.getItem(PLACE) ?? '');
    sessionStorage.setItem(PLACE, given);
    setToken(given);
    setReturned(location.hash === '' && given !== '');
    readInvitation(given).then(setInvitation, (error: unknown) => setFault(problemText(error, t, 'invitation.failed')));
  }, [t]);
  if (fault === undefined && invitation === undefined) return <ScreenSkeleton />;
  return (
    <div className="page stack">
      <h1>{t('title.invitation')}</h1>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {invitation && <Accept token={token} invitation={invitation} returned={returned} />}
    </div>
  );
}

interface AcceptProps {
  token: string;
  invitation: Invitation;
  /** The person has just come back from confirming the number. */
  returned: boolean;
}

function Accept({ token, invitation, returned }: AcceptProps) {
  const { t, language, moment, specialty } = useTranslation();
  const me = useMe();
  const now = useNow();
  const [, goTo] = useLocation();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const begun = useRef(false);
  const country = countryOf(invitation.country);
  const isDoctor = me?.role === 'doctor';
  const accept = async () => {
    setState({ busy: true });
    try {
      await acceptInvitation(token);
      sessionStorage.removeItem(PLACE);
      // Every day of an added doctor is closed: the hours are the next thing to say.
      goTo('/doctor/dashboard?tab=profile');
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'invitation.failed') });
    }
  };
  // Who comes back from confirming the number pressed for that: there is nothing more to ask.
  useEffect(() => {
    if (!returned || !isDoctor || begun.current) return;
    begun.current = true;
    void accept();
  });
  return (
    <section className="card stack">
      <p>
        {t('invitation.lead', {
          name: invitation.full_name,
          specialty: specialty(invitation.specialty_id),
          country: countryName(country, language),
        })}
      </p>
      <p>{isDoctor ? t('invitation.effect') : t('invitation.confirm', { end: invitation.phone_end })}</p>
      {state.fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{state.fault}</p>
        </Notice>
      )}
      {isDoctor ? (
        <Button wide busy={state.busy} onClick={() => void accept()}>
          {t('invitation.accept')}
        </Button>
      ) : (
        <ButtonLink href="/auth?role=doctor&next=%2Fdoctor%2Finvitation" wide>
          {t('invitation.sign-in')}
        </ButtonLink>
      )}
      <p className="small muted" suppressHydrationWarning>
        {t('invitation.until', { when: moment(invitation.expires_at, country.timeZone ?? 'UTC', now) })}
      </p>
    </section>
  );
}
