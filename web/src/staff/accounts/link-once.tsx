import { useState } from 'react';
import { Copy } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { InvitedBody } from '../../api/staff-accounts.ts';
import { copyText } from '../../api/secure-device.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** What became of an invitation: the set-up link, shown once, or that its person alone has it. */
export function LinkOnce({ invited: { member, link }, onDone }: { invited: InvitedBody; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      {link === null ? (
        <Notice tone="success" announce>
          <p>{t('accounts.link-by-sms', { name: member.full_name })}</p>
        </Notice>
      ) : (
        <ShownLink name={member.full_name} link={link} />
      )}
      <Button wide onClick={onDone}>
        {t('accounts.done')}
      </Button>
    </div>
  );
}

function ShownLink({ name, link }: { name: string; link: NonNullable<InvitedBody['link']> }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [copied, setCopied] = useState(false);
  // Where the browser copies nothing, the link can be marked and copied by hand.
  const copy = async () => setCopied(await copyText(link.address));
  return (
    <>
      <Notice tone="success" announce>
        <p>
          <strong>{t('accounts.link-title', { name })}</strong>
        </p>
        <p>{t('accounts.link-once', { when: moment(link.expires_at, zone, now) })}</p>
      </Notice>
      <p className="set-up-link">{link.address}</p>
      <Button look="secondary" wide onClick={() => void copy()}>
        <Icon node={Copy} size={20} />
        {t(copied ? 'accounts.copied' : 'accounts.copy')}
      </Button>
    </>
  );
}
