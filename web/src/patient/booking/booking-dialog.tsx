import { use, useEffect, useRef } from 'react';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CrashBoundary } from '../../shell/crash-screen.tsx';
import { fullTitle } from '../../shell/page-head.tsx';
import { loadScreen, matchRoute } from '../../shell/routes.tsx';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useSession } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import './booking-dialog.css';

/**
 * The booking page as a dialog over the screen that stays below: its address is in the bar, Back closes it, and the link opens the same screen as
 * a page. A visitor signs in first and then sees what was asked for (PAT-CARD-10, 11).
 */
export default function BookingDialog({ path, search }: { path: string; search: string }) {
  const { t, language } = useSpeech();
  const { me, known } = useSession();
  const { route, params } = matchRoute(path);
  const { default: Screen } = use(loadScreen(route, language));
  const title = t(route.title);
  useEffect(() => {
    const before = document.title;
    document.title = fullTitle(title);
    return () => { document.title = before; };
  }, [title]);
  // Only once: a second press meanwhile would leave the screen below too.
  const left = useRef(false);
  const leave = () => {
    if (!left.current) history.back();
    left.current = true;
  };
  return (
    <div className="booking-dialog">
      <Dialog open onClose={leave} title={me ? title : t('sign-in.title')} closeLabel={t('dialog.close')}>
        {!known && <ScreenSkeleton />}
        {known && !me && <div className="booking-dialog-form stack"><p className="muted">{t('booking.sign-in-why')}</p><SignInForm onDone={() => undefined} /></div>}
        {me && <AddressContext value={{ path, params, search }}><CrashBoundary><Screen /></CrashBoundary></AddressContext>}
      </Dialog>
    </div>
  );
}
