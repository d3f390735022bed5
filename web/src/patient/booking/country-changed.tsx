import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { fromMajor } from '@tabibu/contract/currencies';
import type { Money } from '@tabibu/contract/currencies';
import type { CallType } from '../../api/bookings.ts';
import { feesQuery } from '../../api/fees.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

interface CountryChangedProps {
  /** The country that was shown before signing in. */
  before: CountryCode;
  isSpecialist: boolean;
  type: CallType;
  price: Money;
  startsAt: string | undefined;
}

/** Says before payment that signing in changed the country, with the old and the new price and time. */
export function CountryChanged({ before, isSpecialist, type, price, startsAt }: CountryChangedProps) {
  const { t, money, clock, language } = useTranslation();
  const country = useCountry();
  const was = countryOf(before);
  const [fees] = useQuery(feesQuery(before)).data ?? [];
  const oldPrice = fees && fromMajor(fees[`${isSpecialist ? 'specialist' : 'general'}_${type}_fee`], was.currency);
  const timeIn = (zone: string | null) => (startsAt && zone ? clock(wallClockAt(startsAt, zone).time) : '');
  const [oldTime, time] = [timeIn(was.timeZone), timeIn(country.timeZone)];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box}>
      <Notice tone="warning" announce title={t('booking.country-changed', { country: countryName(country, language) })}>
        {oldPrice && price.currency === country.currency && (
          <p>{t('booking.price-changed', { before: money(oldPrice), now: money(price) })}</p>
        )}
        {oldTime !== time && <p>{t('booking.time-changed', { before: oldTime, now: time })}</p>}
        <p>{t('booking.country-check')}</p>
      </Notice>
    </div>
  );
}
