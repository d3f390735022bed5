import { Share2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { readableAnywhere } from '../../components/any-number.ts';
import { useShare } from '../../components/use-share.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';

/**
 * Says that the member for whom an appointment is gets messages and a link on a number of their own, and sends that
 * link another way, too: by WhatsApp, for example.
 */
export function TheirLink({ person }: { person: NonNullable<AppointmentBody['person']> }) {
  const { t } = useTranslation();
  const { name, phone, link } = person;
  const { share, isCopied, address } = useShare(t('their-link.title', { name }), pathOf(link));
  if (phone === null || link === null) return null;
  return (
    <section className="stack">
      <p className="small">{t('their-link.what', { name, phone: readableAnywhere(phone) })}</p>
      <Button look="secondary" wide onClick={share}>
        <Icon node={Share2} size={20} />
        {t(isCopied ? 'their-link.copied' : 'their-link.send', { name })}
      </Button>
      <LiveRegion>{isCopied ? t('their-link.copied', { name }) : ''}</LiveRegion>
      {address && (
        <p className="small" translate="no">
          {address}
        </p>
      )}
    </section>
  );
}

/** The path of an address of ours. */
function pathOf(link: string | null): string {
  return link === null ? '/' : new URL(link).pathname;
}
