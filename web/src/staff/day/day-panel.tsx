import { Bell, BellOff, Siren } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { COUNTRIES, countryOf } from '@tabibu/contract/countries';
import { DAY_ROLES } from '@tabibu/contract/day-desk-words';
import type { Role } from '@tabibu/contract/roles';
import type { DayBody } from '../../api/day-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import { switchSound } from '../../components/ring.ts';
import { useCallingTitle, useRing, useSound } from '../../components/use-ring.ts';
import { useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/forms/live-region.tsx';
import { Answered } from '../frame/answered.tsx';
import { DayLists, useVisitorName } from './day-lists.tsx';
import { NumberButton } from './number-button.tsx';
import { SoundNote } from './sound-note.tsx';
import { SomebodyElse } from './somebody-else.tsx';
import { useDay } from './use-day.ts';
import '../../ui/public/card.css';
import './day.css';

const MINUTE = 60_000;

/**
 * The day at the front desk, above the bookings: emergencies with a clock, late doctors, waiting patients, failed calls
 * and who is on call. Draws nothing for a role that does not see it, and while the screen is locked.
 */
export default function DayPanel() {
  const me = useMe();
  return me && !me.locked && (DAY_ROLES as readonly Role[]).includes(me.role) ? <Day /> : null;
}

function Day() {
  const { t } = useTranslation();
  const answer = useDay();
  const rings = (answer.data?.emergencies.length ?? 0) > 0;
  const isOn = useSound() !== 'muted';
  const icon = isOn ? Bell : BellOff;
  useRing(rings);
  useCallingTitle(rings ? `(!) ${t('house-day.emergency-rings')}` : undefined);
  return (
    <section className="day" aria-labelledby="day-heading" data-ringing={rings}>
      <LiveRegion>{rings ? t('house-day.emergency-rings') : ''}</LiveRegion>
      <header className="row spread">
        <h2 id="day-heading">{t('house-day.title')}</h2>
        <Button
          look="quiet"
          role="switch"
          aria-checked={isOn}
          aria-label={t('house-day.sound')}
          onClick={() => switchSound(!isOn)}
        >
          <Icon node={icon} size={18} />
          {t(isOn ? 'house-day.sound-on' : 'house-day.sound-off')}
        </Button>
      </header>
      <SoundNote />
      <Answered answer={answer} failed={t('house-day.failed')}>
        {(day) => (
          <>
            {day.emergencies.map((one) => (
              <Emergency key={one.booking_id} emergency={one} />
            ))}
            <DayLists day={day} />
            <OnCall doctors={day.on_call} />
          </>
        )}
      </Answered>
    </section>
  );
}

function Emergency({ emergency }: { emergency: DayBody['emergencies'][number] }) {
  const { t, language } = useTranslation();
  const { booking_id: id, rung_at: since, escalates_at: until } = emergency;
  const left = useSecondsUntil(until);
  const minutes = Math.max(0, Math.floor((useNow() - Date.parse(since)) / MINUTE));
  const name = useVisitorName()(emergency);
  return (
    <article className="day-emergency" aria-label={t('house-day.emergency-of', { name })}>
      <Icon node={Siren} size={28} />
      <div className="day-words">
        <h3>
          {name}, {countryName(countryOf(emergency.country), language)}
        </h3>
        <p suppressHydrationWarning>
          {left === undefined ? t('house-day.escalated', { minutes }) : t('house-day.escalates')}{' '}
          {left !== undefined && <strong className="numbers day-clock">{minutesAndSeconds(left)}</strong>}
        </p>
        <p className="small">
          {t('house-day.asked-for', { doctor: emergency.asked_for })} · {t('house-day.rung', { count: emergency.rung })}
        </p>
      </div>
      <div className="day-desk-actions">
        <SomebodyElse bookingId={id} />
        <NumberButton bookingId={id} side="patient" name={name} />
      </div>
    </article>
  );
}

/** How many are on call and in which countries nobody is; the names by country are folded. */
function OnCall({ doctors }: { doctors: DayBody['on_call'] }) {
  const { t, language } = useTranslation();
  const live = COUNTRIES.filter(({ status }) => status === 'live');
  const of = (code: string) => doctors.filter(({ country, can_be_rung: can }) => country === code && can);
  const without = live.filter(({ code }) => of(code).length === 0).map((one) => countryName(one, language));
  return (
    <details className="card day-on-call">
      <summary>
        {t('house-day.on-call-count', { count: live.reduce((sum, { code }) => sum + of(code).length, 0) })}
        {without.length > 0 && (
          <strong className="danger-text">
            {' '}
            · {t('house-day.on-call-missing', { countries: without.join(', ') })}
          </strong>
        )}
      </summary>
      <dl>
        {live.map((country) => {
          const here = of(country.code).map(({ name }) => name);
          return (
            <div key={country.code}>
              <dt>{countryName(country, language)}</dt>
              <dd className={here.length === 0 ? 'danger-text' : undefined}>
                {here.length === 0 ? t('house-day.on-call-nobody') : here.join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
