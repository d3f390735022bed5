import { PhoneCall } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
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
      <Icon node={PhoneCall} size={20} />
      {t('staff.caller-booking')}
    </ButtonLink>
  );
}
