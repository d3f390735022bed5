import type { MeBody } from '../api/identity.ts';
import type { Portal } from '../api/staff.ts';
import { useTranslation } from '../shell/translation.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/forms/notice.tsx';

interface PasskeyNoticeProps {
  portal: Portal;
  due: NonNullable<MeBody['passkey_due']>;
  /** The passkeys are on this page already. */
  isInSettings: boolean;
}

/** Tells an administrator without a passkey how many days are left to make one, and leads there. */
export function PasskeyNotice({ portal, due, isInSettings }: PasskeyNoticeProps) {
  const { t } = useTranslation();
  const days = due.days_left;
  return (
    <Notice tone={days === 0 ? 'danger' : 'warning'} title={t('staff.passkey-due', { days })}>
      <p>{t(days === 0 ? 'staff.passkey-over' : 'staff.passkey-why')}</p>
      {!isInSettings && <Link href={`/${portal}/dashboard/settings`}>{t('staff.passkey-make')}</Link>}
    </Notice>
  );
}
