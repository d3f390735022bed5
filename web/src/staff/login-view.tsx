import { use, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { MeBody } from '../api/identity.ts';
import type { Portal } from '../api/staff.ts';
import { AddressContext } from '../shell/screen-visit.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { useEnterSession } from '../sign-in/enter-session.ts';
import { Notice } from '../ui/forms/notice.tsx';
import { portalShell } from './lazy-shell.tsx';
import { PortalSignIn } from './portal-sign-in.tsx';

/** In milliseconds: what stands behind the sign-in loads while somebody types. */
const AFTER_FIRST_VIEW = 1000;
/** The address of a sign-in to which a session led that ended by itself. */
export const ENDED = '?ended=1';

/** The sign-in of a portal, with a word if the session has ended by itself: the screen does not ring any more. */
export function LoginView({ portal }: { portal: Portal }) {
  const { t, language } = useTranslation();
  const { search } = use(AddressContext);
  const enter = useEnterSession();
  const [, goTo] = useLocation();
  useEffect(() => {
    // What cannot be loaded now is loaded after the sign-in, and says so there.
    const timer = setTimeout(() => void portalShell.load(language).catch(() => undefined), AFTER_FIRST_VIEW);
    return () => clearTimeout(timer);
  }, [language]);
  const goOn = async (me: MeBody) => {
    await enter(me);
    goTo(`/${portal}/dashboard`, { replace: true });
  };
  return (
    <div className="page staff-door">
      {search.endsWith('ended=1') && (
        <Notice tone="warning" announce>
          <p>{t('staff.session-over')}</p>
        </Notice>
      )}
      <section className="card stack">
        <div>
          <h1>{t(portal === 'admin' ? 'staff.admin-title' : 'staff.staff-title')}</h1>
          <p className="muted">{t(portal === 'admin' ? 'staff.admin-lead' : 'staff.staff-lead')}</p>
        </div>
        <PortalSignIn portal={portal} onProven={goOn} />
      </section>
    </div>
  );
}
