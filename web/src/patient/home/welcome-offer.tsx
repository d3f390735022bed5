import { useEffect, useState } from 'react';
import { latePart } from '../../shell/late-part.tsx';
import { useSession } from '../../shell/session.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { isInUse, wasWelcomed } from '../sign-in/welcome-memory.ts';

const sheet = latePart(() => import('../sign-in/welcome-sheet.tsx'), { file: 'src/patient/sign-in/welcome-sheet.tsx' });

/** Long enough that the page is there and readable before something lies over it. */
const IDLE = 3000;

/** Offers registration over the home at the first launch on a phone (S01) to whoever has not touched the page yet; its code is fetched only then. */
export function WelcomeOffer() {
  const { me, known } = useSession();
  const [offered, setOffered] = useState(false);
  const wanted = known && !me;
  useEffect(() => {
    if (!wanted || !isPhoneFrame() || wasWelcomed()) return;
    const timer = setTimeout(() => setOffered(!isInUse()), IDLE);
    return () => clearTimeout(timer);
  }, [wanted]);
  return offered ? <sheet.Part /> : null;
}
