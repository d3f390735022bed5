import { useState } from 'react';
import { Copy } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { DoctorInvitation } from '../../api/doctor-desk.ts';
import { copyText } from '../../api/secure-device.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** The link of a doctor's invitation, shown once and to copy. */
export function InvitationLink({ name, link }: { name: string; link: DoctorInvitation }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [copied, setCopied] = useState(false);
  // Where the browser copies nothing, the link can be marked and copied by hand.
  const copy = async () => setCopied(await copyText(link.address));
  return (
    <div className="stack">
      <Notice tone="success" announce>
        <p>{t('doctors-desk.invited', { name, when: moment(link.expires_at, zone, now) })}</p>
      </Notice>
      <p className="doctor-link">{link.address}</p>
      <Button look="secondary" wide onClick={() => void copy()}>
        <Icon node={Copy} size={20} />
        {t(copied ? 'doctors-desk.copied' : 'doctors-desk.copy')}
      </Button>
    </div>
  );
}
