import { use, useState } from 'react';
import { LogOut } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { Language } from '@tabibu/contract/languages';
import type { StaffRole } from '@tabibu/contract/roles';
import { problemText } from '../api/forms/problem-text.ts';
import type { Portal } from '../api/staff.ts';
import { CrashBoundary } from '../components/crash-screen.tsx';
import { usePageHead } from '../shell/page-head.tsx';
import { AddressContext } from '../shell/screen-visit.tsx';
import { useSignOut } from '../shell/session.tsx';
import type { KnownMe } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { DeskLock } from './day/desk-lock.tsx';
import { useIdleDesk } from './day/use-idle-desk.ts';
import { PortalNav } from './frame/portal-nav.tsx';
import { PaletteDoor } from './palette/palette-door.tsx';
import { PasskeyNotice } from './passkey-notice.tsx';
import { sectionAt, sectionsOf } from './sections.tsx';
import { useSectionsAhead } from './use-sections-ahead.ts';
import { StepUpProvider } from '../security/step-up.tsx';

type Insider = KnownMe & { readonly role: StaffRole };

interface PortalShellProps {
  portal: Portal;
  /** The address below the portal's, such as `dashboard/settings`. */
  rest: string | undefined;
  me: Insider;
}

/** Loads the code of the section that an address asks for in either portal, and with a language its sentences. */
export function loadSection(rest: string | undefined, me: Insider, language?: Language): Promise<unknown> {
  return Promise.all(
    (['admin', 'staff'] as const).map((portal) =>
      sectionAt(portal, rest, me.role, me.passkey_due).screen.load(language),
    ),
  );
}

/**
 * The frame of both portals: the sections that the role may open, the person, and logging out. Only sections that exist
 * are listed; without one in the address the first opens (C67). While the session is idle a lock covers it.
 */
export default function PortalShell({ portal, rest, me }: PortalShellProps) {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const signOut = useSignOut(`/${portal}/login`);
  const current = sectionAt(portal, rest, me.role, me.passkey_due);
  const sections = sectionsOf(portal, me.role, me.passkey_due);
  const { Part } = current.screen;
  usePageHead({ title: t(current.title) });
  useIdleDesk(me.role);
  const isLocked = me.locked === true;
  useSectionsAhead(portal, me.role, me.passkey_due?.days_left === 0);
  const [leaving, setLeaving] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const leave = async () => {
    setLeaving({ busy: true });
    try {
      await signOut();
    } catch (error) {
      setLeaving({ busy: false, fault: problemText(error, t, 'staff.failed') });
    }
  };
  return (
    <>
      <div className="page portal" data-locked={isLocked} inert={isLocked}>
        <aside className="portal-side">
          <p className="portal-person">
            <strong translate="no">{me.full_name}</strong>
            <span className="small muted">{t('staff.role', { role: me.role })}</span>
          </p>
          <PaletteDoor portal={portal} sections={sections} />
          <PortalNav portal={portal} sections={sections} current={current} />
          <Button look="quiet" busy={leaving.busy} onClick={() => void leave()}>
            <Icon node={LogOut} size={20} />
            <span className="portal-log-out">{t('staff.log-out')}</span>
          </Button>
        </aside>
        <div className="portal-main stack">
          {leaving.fault !== undefined && (
            <Notice tone="danger" announce>
              <p>{leaving.fault}</p>
            </Notice>
          )}
          {me.passkey_due && (
            <PasskeyNotice portal={portal} due={me.passkey_due} isInSettings={current.name === 'settings'} />
          )}
          <CrashBoundary key={path}>
            <StepUpProvider>
              <Part />
            </StepUpProvider>
          </CrashBoundary>
        </div>
      </div>
      {isLocked && <DeskLock portal={portal} me={me} />}
    </>
  );
}
