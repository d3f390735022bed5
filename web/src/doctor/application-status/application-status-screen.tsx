import { use } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { ownApplicationQuery } from '../../api/applications.ts';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import '../../ui/forms/title-in-bar.css';
import { ConfirmEmail } from './confirm-email.tsx';
import OwnApplication from './own-application.tsx';

export function needs({ me, params }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me && params['*'] !== EMAIL ? [client.prefetchQuery(ownApplicationQuery())] : [];
}

/** Behind it the secret of a link stands, after a `#`. */
const EMAIL = 'email';

/**
 * /doctor/application-status: where my application to join as a doctor stands (DOC-STAT-01, DOC-MOB-02); with `/email`
 * behind it, the page of the link that verifies the email address.
 */
export default function ApplicationStatusScreen() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const me = useMe();
  if (params['*'] === EMAIL) return <ConfirmEmail />;
  if (!me) return <SignInFirst why={t('join.status-why')} />;
  return (
    <div className="page narrow stack">
      <h1 className="title-in-bar">{t('join.status-title')}</h1>
      <OwnApplication />
    </div>
  );
}
