import { useDeferredValue, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { clockText } from '@tabibu/contract/clock-times';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { answersUnder } from '../../api/answers-under.ts';
import { holdForCaller } from '../../api/assisted-bookings.ts';
import type { AssistedBookingBody } from '../../api/assisted-bookings.ts';
import type { CallType, SlotBody } from '../../api/bookings.ts';
import { doctorsQuery } from '../../api/public/doctors.ts';
import type { DoctorCardBody } from '../../api/public/doctors.ts';
import { countryName } from '@tabibu/contract/country-name';
import { SlotPicker } from '../../components/slot-picker.tsx';
import { useSlotChoice } from '../../components/slot-picker-choice.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useStep } from './use-step.ts';

const MOST_SHOWN = 8;
const REASON_LENGTH = 1000;

interface TimeProps {
  assisted: AssistedBookingBody;
  reason: string;
  onReason: (reason: string) => void;
  /** Set where a time is held that can be kept. */
  onBack: (() => void) | undefined;
  onHeld: (assisted: AssistedBookingBody) => void;
}

/** The doctor, by problem or by name, then a time on both clocks, and the reason. */
export function TimePart(props: TimeProps) {
  const { t } = useTranslation();
  const { assisted, onBack } = props;
  const [text, setText] = useState('');
  const [doctor, setDoctor] = useState<DoctorCardBody>();
  return (
    <section className="card stack" aria-labelledby="caller-time">
      <div className="row spread">
        <h2 id="caller-time">{t('caller-booking.time-title')}</h2>
        {onBack && (
          <Button look="quiet" onClick={onBack}>
            {t('caller-booking.keep-time')}
          </Button>
        )}
      </div>
      {assisted.booking !== null && onBack === undefined && (
        <Notice tone="warning" announce>
          <p>{t('caller-booking.lapsed')}</p>
        </Notice>
      )}
      {doctor === undefined ? (
        <DoctorSearch caller={assisted.caller} text={text} onType={setText} onChoose={setDoctor} />
      ) : (
        <ChosenDoctor key={doctor.id} {...props} doctor={doctor} onAnother={() => setDoctor(undefined)} />
      )}
    </section>
  );
}

interface SearchProps {
  caller: AssistedBookingBody['caller'];
  text: string;
  onType: (text: string) => void;
  onChoose: (doctor: DoctorCardBody) => void;
}

function DoctorSearch({ caller, text, onType, onChoose }: SearchProps) {
  const { t, language } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [country, setCountry] = useState<CountryCode>(caller.country);
  useFirstFocus(form, 'input');
  const q = useDeferredValue(text).trim();
  const { data, isError, isPlaceholderData } = useQuery({
    ...doctorsQuery({
      country,
      as: 'all',
      rating: 'all',
      call_type: 'all',
      type: 'all',
      sort: 'soonest',
      limit: MOST_SHOWN,
      ...(q === '' ? {} : { q }),
    }),
    placeholderData: keepPreviousData,
  });
  const first = isPlaceholderData ? undefined : data?.[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (first) onChoose(first);
  };
  return (
    <form ref={form} method="post" className="stack" onSubmit={submit} role="search">
      <SearchField
        name="q"
        value={text}
        label={t('caller-booking.search')}
        placeholder={t('caller-booking.search')}
        onType={onType}
      />
      <Select
        label={t('caller-booking.doctor-country')}
        name="doctor_country"
        value={country}
        onChange={({ target }) => setCountry(target.value as CountryCode)}
      >
        {LIVE_COUNTRIES.map((one) => (
          <option key={one.code} value={one.code}>{`${one.flag} ${countryName(one, language)}`}</option>
        ))}
      </Select>
      {isError && (
        <Notice tone="danger" announce>
          <p>{t('caller-booking.failed')}</p>
        </Notice>
      )}
      {data?.length === 0 && <p role="status">{t('caller-booking.nobody')}</p>}
      <ul className="caller-doctors">
        {data?.map((doctor) => (
          <li key={doctor.id}>
            <DoctorRow doctor={doctor} zone={caller.time_zone} onChoose={() => onChoose(doctor)} />
          </li>
        ))}
      </ul>
    </form>
  );
}

function DoctorRow({ doctor, zone, onChoose }: { doctor: DoctorCardBody; zone: string; onChoose: () => void }) {
  const { t, money, moment } = useTranslation();
  const now = useNow();
  return (
    <button type="button" className="caller-doctor" onClick={onChoose}>
      <strong translate="no">{doctor.full_name}</strong>
      <span className="small">{t(`specialty.${doctor.specialty_id as 'cardiologist'}`)}</span>
      <span translate="no" className="small numbers">
        {money(doctor.phone_price)}
      </span>
      <span className="small muted" suppressHydrationWarning>
        {doctor.next_free_at === null
          ? t('caller-booking.no-time')
          : t('caller-booking.next-free', { when: moment(doctor.next_free_at, zone, now) })}
      </span>
    </button>
  );
}

interface ChosenProps extends TimeProps {
  doctor: DoctorCardBody;
  onAnother: () => void;
}

function ChosenDoctor({ assisted, doctor, reason, onReason, onAnother, onHeld }: ChosenProps) {
  const { t, money, day, clock } = useTranslation();
  const client = useQueryClient();
  const choice = useSlotChoice(doctor.id, assisted.caller.country);
  const [callType, setCallType] = useState<CallType>('phone');
  const { busy, fault, run } = useStep();
  const { slot } = choice;
  const hold = (event: FormEvent) => {
    event.preventDefault();
    if (!slot) return;
    const wanted = { doctor_id: doctor.id, starts_at: slot.starts_at, call_type: callType };
    const asked = reason.trim() === '' ? wanted : { ...wanted, reason };
    void run(async () => {
      try {
        onHeld(await holdForCaller(assisted.id, asked));
        onReason('');
      } finally {
        // Somebody else may have taken the time meanwhile: the times that are left are shown.
        void client.invalidateQueries(
          answersUnder('GET /api/doctors/:doctor_id/slots', { params: { doctor_id: doctor.id } }),
        );
      }
    });
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={hold}>
      <div className="row spread">
        <p>
          <strong translate="no">{doctor.full_name}</strong>
          <br />
          <span className="small">{t(`specialty.${doctor.specialty_id as 'cardiologist'}`)}</span>
        </p>
        <Button look="quiet" onClick={onAnother}>
          {t('caller-booking.another-doctor')}
        </Button>
      </div>
      {doctor.call_types.includes('video') && doctor.video_price !== null && (
        <Choice<CallType>
          legend={t('caller-booking.call-type')}
          name="call_type"
          value={callType}
          onChoose={setCallType}
          items={[
            { value: 'phone', title: t('caller-booking.phone-call'), end: money(doctor.phone_price) },
            { value: 'video', title: t('caller-booking.video-call'), end: money(doctor.video_price) },
          ]}
        />
      )}
      <SlotPicker choice={choice} doctorZoneNote={false} />
      {slot && <ToSay slot={slot} language={assisted.caller.language} />}
      <TextArea
        label={t('caller-booking.reason')}
        hint={t('caller-booking.reason-hint')}
        name="reason"
        rows={2}
        maxLength={REASON_LENGTH}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={busy} disabled={!slot}>
        {slot ? t('caller-booking.hold', { when: `${day(slot.day)}, ${clock(slot.patient_time)}` }) : t('slots.time')}
      </Button>
    </form>
  );
}

/** The chosen time as it is said to the caller, and on the doctor's clock where that differs. */
function ToSay({ slot, language }: { slot: SlotBody; language: 'sw' | 'en' | 'fr' }) {
  const { t, day, clock, language: own } = useTranslation();
  return (
    <p className="caller-say" role="status">
      {t('caller-booking.say', { day: day(slot.day), time: clock(slot.patient_time) })}
      {language === 'sw' && own !== 'sw' && (
        <span lang="sw"> {t('caller-booking.say-sw', { time: clockText('sw', slot.patient_time) })}</span>
      )}
      {slot.doctor_time !== slot.patient_time && (
        <span> {t('caller-booking.say-doctor', { time: clock(slot.doctor_time) })}</span>
      )}
    </p>
  );
}
