import { useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { Phone, Siren, Video } from 'lucide-react';
import { useLocation } from 'wouter';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import type { SlotPageBody } from '@tabibu/contract/bookings';
import { minutesAndSeconds, useSecondsUntil } from '../../parts/countdown.ts';
import { DoctorStrip } from '../../parts/doctor-strip.tsx';
import { Rating } from '../../parts/doctor-card.tsx';
import { SlotPicker } from '../../parts/slot-picker.tsx';
import { useSlotChoice } from '../../parts/slot-picker-choice.ts';
import type { SlotChoice } from '../../parts/slot-picker-choice.ts';
import { sameInstant } from '../../parts/slot-picker-days.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextArea } from '../../ui/field.tsx';
import { countryBefore, rememberCountryBefore } from '../sign-in/country-before.ts';
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx';
import type { CallType } from '../../api/bookings.ts';
import { CountryChanged } from './country-changed.tsx';
import { HoldRefusal } from './hold-refusal.tsx';
import { fillReason, reasonIn, useReasonDraft } from './reason-draft.ts';
import { useHold } from './use-hold.ts';
import './booking.css';

type Held = NonNullable<SlotPageBody['held']>;

/** Emergency first, then how, when and why, then one button (PAT-BOOK-02, 04…06). */
export function BookingForm({ doctor }: { doctor: DoctorPageBody }) {
  const { t } = useSpeech();
  const country = useCountry();
  const query = useQueryOfAddress();
  const rememberInAddress = useAddressMemory();
  const choice = useSlotChoice(doctor.id, country.code, query.get('at') ?? undefined, (at) => rememberInAddress('at', at));
  const video = doctor.call_types.includes('video') ? doctor.video_price : null;
  const [type, setType] = useState<CallType>(query.get('type') === 'video' && video ? 'video' : 'phone');
  const form = useRef<HTMLFormElement>(null);
  const forget = useReasonDraft(form);
  const hold = useHold(forget);
  const held = choice.query.data?.held ?? undefined;
  useHeldOrder(form, held, query.has('type') ? undefined : setType);
  const price = type === 'video' && video ? video : doctor.phone_price;

  const ask = (startsAt: string | undefined) => {
    if (!startsAt) return;
    const reason = reasonIn(form.current);
    hold.ask({ doctor_id: doctor.id, starts_at: startsAt, call_type: type, is_emergency: false, ...(reason ? { reason } : {}) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberCountryBefore(undefined);
    // From here on it is a choice: the country's clock may change while the person signs in.
    if (choice.slot) choice.choose(choice.slot.starts_at);
    ask(choice.slot?.starts_at);
  };
  const before = countryBefore();
  // Another price or another clock is said before anything is held.
  const goOn = () => (countryBefore() ? hold.giveUpSignIn() : hold.signedIn());
  const take = (startsAt: string) => {
    choice.choose(startsAt);
    ask(startsAt);
  };

  return (
    <>
      <form ref={form} className="page booking" onSubmit={submit} noValidate>
        <div className="stack booking-main">
          <DoctorStrip doctor={{ ...doctor, image: doctor.url }} heading="h1">
            <p className="small"><Rating rating={doctor.rating} count={doctor.rating_count} /></p>
          </DoctorStrip>
          {before && hold.waiting === undefined && !hold.busy && <CountryChanged before={before} isSpecialist={doctor.is_specialist} type={type} price={price} startsAt={choice.slot?.starts_at} />}
          <ButtonLink look="emergency" wide href={`/emergency?doctor=${doctor.id}`}><Siren size={22} aria-hidden="true" />{t('booking.emergency')}</ButtonLink>
          <CallTypes doctor={doctor} type={type} onChoose={(wanted) => { setType(wanted); rememberInAddress('type', wanted); }} />
          <HowItGoes doctor={doctor} type={type} />
          <SlotPicker choice={choice} />
          <TextArea label={t('booking.reason')} aside={t('optional')} hint={t('booking.reason-hint')} name="reason" maxLength={1000} autoComplete="off" />
          <Choice legend={t('booking.how-to-pay')} name="pay-by" value="direct" onChoose={() => undefined} items={[
            { value: 'direct', title: t('booking.pay-directly'), note: t('booking.pay-directly-note') },
            { value: 'coupon', title: t('booking.use-coupon'), note: t('booking.coupon-none'), disabled: true },
          ]} />
          {hold.refusal !== undefined && <HoldRefusal error={hold.refusal} onTake={take} onTryAgain={() => ask(choice.slot?.starts_at)} onSignIn={() => ask(choice.slot?.starts_at)} />}
        </div>
        <BookingBar choice={choice} held={held} type={type} price={price} busy={hold.busy} />
      </form>
      <SignInDialog open={hold.waiting !== undefined} why={t('booking.sign-in-why')} onClose={hold.giveUpSignIn} onDone={goOn} />
    </>
  );
}

function CallTypes({ doctor, type, onChoose }: { doctor: DoctorPageBody; type: CallType; onChoose: (type: CallType) => void }) {
  const { t, money } = useSpeech();
  const video = doctor.call_types.includes('video') && doctor.video_price;
  return (
    <Choice<CallType> legend={t('booking.how')} name="call-type" value={type} onChoose={onChoose} items={[
      { value: 'phone', title: t('call.phone'), note: t('booking.phone-note'), end: money(doctor.phone_price), icon: <Phone size={22} aria-hidden="true" /> },
      ...(video ? [{ value: 'video' as const, title: t('call.video'), note: t('booking.video-note'), end: money(video), icon: <Video size={22} aria-hidden="true" /> }] : []),
    ]} />
  );
}

/** Back from paying: what was said when the time was held stands in the form again. */
function useHeldOrder(form: RefObject<HTMLFormElement | null>, held: Held | undefined, setType: ((type: CallType) => void) | undefined): void {
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!held || taken.current === held.booking_id) return;
    taken.current = held.booking_id;
    fillReason(form.current, held.reason);
    setType?.(held.type);
  }, [form, held, setType]);
}

/** Before paying: how the two talk, what calling abroad means, and what becomes of the money when the patient does not come. */
function HowItGoes({ doctor, type }: { doctor: DoctorPageBody; type: CallType }) {
  const { t } = useSpeech();
  const abroad = doctor.country !== useCountry().code;
  return (
    <div className="stack small muted booking-how">
      {type === 'phone' && <p>{t('booking.phone-how')}</p>}
      {type === 'phone' && abroad && <p>{t('booking.phone-abroad')}</p>}
      <p>{t(type === 'video' ? 'booking.missed-video' : 'booking.missed-phone')}</p>
    </div>
  );
}

interface BarProps {
  choice: SlotChoice;
  held: Held | undefined;
  type: CallType;
  price: DoctorPageBody['phone_price'];
  busy: boolean;
}

/** What is about to be booked, and the one button, at the thumb. */
function BookingBar({ choice, held, type, price, busy }: BarProps) {
  const { t, day, clock, money } = useSpeech();
  const now = useNow();
  const { slot, query } = choice;
  const zone = query.data?.patient_time_zone ?? 'UTC';
  const isHeld = slot !== undefined && held !== undefined && sameInstant(held.starts_at, slot.starts_at);
  const left = useSecondsUntil(isHeld ? held.hold_expires_at : undefined);
  const differs = slot && slot.patient_time !== slot.doctor_time;
  return (
    <aside className="booking-bar">
      {slot ? (
        <p>
          <span className="booking-bar-order">
            <strong suppressHydrationWarning>{`${day(slot.day, wallClockAt(now, zone).day)}, ${clock(slot.patient_time)}`}</strong>
            <strong className="numbers">{money(price)}</strong>
          </span>
          {differs && <span className="small muted booking-bar-line">{t('appointment.doctor-clock', { time: clock(slot.doctor_time) })}</span>}
          <span className="small muted booking-bar-line">{t(type === 'video' ? 'call.video' : 'call.phone')} · <span suppressHydrationWarning>{left === undefined ? t('booking.held-ten-minutes') : t('booking.held-left', { time: minutesAndSeconds(left) })}</span></span>
        </p>
      ) : <p className="muted">{t(query.isPending ? 'booking.looking' : 'booking.no-time')}</p>}
      <Button type="submit" wide busy={busy} disabled={!slot}>{t('booking.pay-directly')}</Button>
    </aside>
  );
}

/** Keeps a choice in the address, so that a reload and a shared link have it. Nothing about health goes there. */
function useAddressMemory(): (name: 'at' | 'type', value: string) => void {
  const [path, goTo] = useLocation();
  return (name, value) => {
    const query = new URLSearchParams(location.search);
    query.set(name, value);
    goTo(`${path}?${query}`, { replace: true, state: history.state as unknown });
  };
}
