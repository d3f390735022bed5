import { use, useEffect, useRef } from 'react';
import { SignInForm } from '../../sign-in/sign-in-form.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CrashBoundary } from '../../components/crash-screen.tsx';
import { fullTitle } from '../../shell/page-head.tsx';
import { loadScreen, matchRoute } from '../../shell/screens.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import './booking-dialog.css';

/**
 * Shows the booking page as a dialog over the current screen. The address bar shows the address of the page, "back"
 * closes the dialog, and the same address opened directly shows a page. A visitor signs in first (PAT-CARD-10, 11).
 */
export default function BookingDialog({ path, search }: { path: string; search: string }) {
  const { t, language } = useTranslation();
  const { me, known } = useSession();
  const { route, params } = matchRoute(path);
  const { default: Screen } = use(loadScreen(route, language));
  const title = t(route.title);
  useEffect(() => {
    const before = document.title;
    document.title = fullTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
  // A second press before the navigation has happened would also leave the screen below.
  const left = useRef(false);
  const leave = () => {
    if (!left.current) history.back();
    left.current = true;
  };
  return (
    <div className="booking-dialog">
      <Dialog open onClose={leave} title={me ? title : t('sign-in.title')} closeLabel={t('dialog.close')}>
        {!known && <ScreenSkeleton />}
        {known && !me && (
          <div className="booking-dialog-form stack">
            <p className="muted">{t('booking.sign-in-why')}</p>
            <SignInForm failed="sign-in.failed-short" onDone={() => undefined} />
          </div>
        )}
        {me && (
          <AddressContext value={{ path, params, search }}>
            <CrashBoundary>
              <Screen />
            </CrashBoundary>
          </AddressContext>
        )}
      </Dialog>
    </div>
  );
}
