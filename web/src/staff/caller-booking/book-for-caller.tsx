import { PhoneCall } from 'lucide-react';
import { CALLER_ROLES } from '@tabibu/contract/assisted-booking-words';
import { useSession } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { callerBookingAddress } from './address.ts';

/** The button that begins a booking for a caller, for any page of the staff portal; nothing for who may not. */
export function BookForCaller() {
  const { t } = useTranslation();
  const { me } = useSession();
  if (!CALLER_ROLES.some((role) => role === me?.role)) return null;
  return (
    <ButtonLink href={callerBookingAddress()}>
      <PhoneCall size={20} aria-hidden="true" />
      {t('staff.caller-booking')}
    </ButtonLink>
  );
}
