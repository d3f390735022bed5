import { use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useQueryClient } from '@tanstack/react-query';
import { isStaffRole } from '@tabibu/contract/roles';
import type { StaffRole } from '@tabibu/contract/roles';
import { problemText } from '../api/forms/problem-text.ts';
import type { Portal } from '../api/staff.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { useSessionWatch } from '../components/use-session-watch.ts';
import { forgetPersonalCaches } from '../shell/offline.ts';
import type { Visit } from '../shell/screen-file.ts';
import { AddressContext } from '../shell/screen-visit.tsx';
import { useSession } from '../shell/session.tsx';
import type { KnownMe } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { useIdleSession } from './day/use-idle-session.ts';
import { idleDoor, loadShell, portalShell } from './lazy-shell.tsx';
import { ENDED, LoginView } from './login-view.tsx';
import '../ui/public/card.css';
import './staff.css';

const ROLES_OF: Readonly<Record<Portal, readonly StaffRole[]>> = {
  admin: ['administrator'],
  staff: ['staff-admin', 'manager', 'receptionist', 'administrator'],
};

export function code(
  { params, me }: Pick<Visit, 'params' | 'me'>,
  language = me?.language,
): Promise<unknown> | undefined {
  const role = me?.role;
  if (!role || !isStaffRole(role)) return undefined;
  return Promise.all([
    portalShell.load(language),
    loadShell().then((file) => file.loadSection(params['*'], { ...me, role }, language)),
  ]);
}

/** Before a press that a mouse announces, the sentences of the section load with its code. */
export function needs(visit: Visit): readonly Promise<unknown>[] {
  return [Promise.resolve(code(visit, visit.language))];
}

/**
 * /admin, /admin/login and /admin/dashboard, and the same under /staff. Who may see the dashboard is decided by the
 * server's session alone: nothing that a browser stores opens it (W37, W38).
 */
export default function StaffScreen() {
  const { path, params } = use(AddressContext);
  const portal: Portal = path.startsWith('/admin') ? 'admin' : 'staff';
  const wantsDashboard = path.startsWith(`/${portal}/dashboard`);
  const { t } = useTranslation();
  const { me, known, failure, askAgain } = useSession();
  const insider = me && isInsider(me, portal) ? me : undefined;
  useSessionWatch(insider !== undefined);
  const isIdle = useIdleSession({ me, known });
  const [wasInside, setInside] = useState(false);
  if (insider && !wasInside) setInside(true);
  if (failure && !known)
    return (
      <div className="page staff-door">
        <LoadFailure words={problemText(failure, t, 'staff.failed')} onRetry={askAgain} />
      </div>
    );
  if (!known) return <ScreenSkeleton />;
  if (insider && wantsDashboard)
    return <portalShell.Part key={insider.id} portal={portal} rest={params['*']} me={insider} />;
  if (insider) return <GoTo address={`/${portal}/dashboard`} />;
  if (isIdle === true) return <idleDoor.Part portal={portal} />;
  const isDoor = path === `/${portal}/login`;
  if (isIdle === undefined && !isDoor) return <ScreenSkeleton />;
  if (!isDoor) return <GoTo address={`/${portal}/login${wasInside ? ENDED : ''}`} forget />;
  return <LoginView portal={portal} />;
}

function isInsider(me: KnownMe, portal: Portal): me is KnownMe & { role: StaffRole } {
  return me.id !== '' && isStaffRole(me.role) && ROLES_OF[portal].includes(me.role);
}

/** Opens another address in place of this one; `forget` deletes all loaded data of the person who was signed in. */
function GoTo({ address, forget = false }: { address: string; forget?: boolean }) {
  const client = useQueryClient();
  const [, goTo] = useLocation();
  useEffect(() => {
    if (forget) {
      client.removeQueries({ queryKey: ['api'] });
      void forgetPersonalCaches();
    }
    goTo(address, { replace: true });
  }, [address, client, forget, goTo]);
  return <ScreenSkeleton />;
}
