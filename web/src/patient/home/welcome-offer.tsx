import { useEffect, useState } from 'react';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useSession } from '../../shell/session.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { isInUse, wasWelcomed } from '../../sign-in/welcome-memory.ts';

const sheet = lazyPart(() => import('../../sign-in/welcome-sheet.tsx'), { file: 'src/sign-in/welcome-sheet.tsx' });

/** In milliseconds: the page can be read before the sheet covers it. */
const IDLE = 3000;

/**
 * At the first launch on a phone, offers registration in a sheet over the home page (S01). A visitor who has already
 * touched the page is not interrupted. The code of the sheet is loaded only then.
 */
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
