import { useQuery } from '@tanstack/react-query';
import type { Money } from '@tabibu/contract/currencies';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import { splitMissed } from '@tabibu/contract/missed-terms';
import type { CallType } from '../../api/bookings.ts';
import type { MemberBody } from '../../api/family.ts';
import { siteQuery } from '../../api/public/site.ts';
import { whoIsCalled } from '../../components/who-is-called.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';

interface CallAndMissedNoteProps {
  doctor: DoctorPageBody;
  type: CallType;
  price: Money;
  /** The member of the family for whom it is; undefined for the patient. */
  member: MemberBody | undefined;
}

/**
 * Says before payment how the two will talk, what a call abroad means, and what happens to the money if one of them
 * does not come.
 */
export function CallAndMissedNote({ doctor, type, price, member }: CallAndMissedNoteProps) {
  const { t, money } = useTranslation();
  const abroad = doctor.country !== useCountry().code;
  const { data: site } = useQuery(siteQuery());
  const missed = site && splitMissed(price, site.missed.share);
  return (
    <div className="stack small muted booking-how">
      {type === 'phone' && <p>{t('booking.phone-how', whoIsCalled(member?.phone && member.name))}</p>}
      {type === 'phone' && abroad && <p>{t('booking.phone-abroad')}</p>}
      {missed && (
        <p>
          {t(type === 'video' ? 'booking.missed-video' : 'booking.missed-phone', {
            price: money(price),
            counted: money(missed.counted),
            rest: money(missed.rest),
            days: missed.rest.amount === 0 ? 0 : site.missed.credit_days,
          })}
        </p>
      )}
    </div>
  );
}
