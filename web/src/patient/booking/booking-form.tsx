import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Phone, Siren, Video } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import { refusalIn } from '../../components/forms/form-reply.ts';
import type { FormReply } from '../../components/forms/form-reply.ts';
import { DoctorStrip } from '../../components/doctor-strip.tsx';
import { Rating } from '../../components/public/doctor-card.tsx';
import { SlotPicker } from '../../components/slot-picker.tsx';
import { useSlotChoice } from '../../components/slot-picker-choice.ts';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { A_CHILD } from '../../components/public/book-path.ts';
import { countryBefore, rememberCountryBefore } from '../../sign-in/country-before.ts';
import { SignInDialog } from '../../sign-in/sign-in-dialog.tsx';
import type { BookingInput, CallType } from '../../api/bookings.ts';
import type { MeBody } from '../../api/identity.ts';
import { useAddressParameter } from './address-parameter.ts';
import { BookingBar } from './booking-bar.tsx';
import { CallAndMissedNote } from './call-and-missed-note.tsx';
import { CountryChanged } from './country-changed.tsx';
import { CreditNote } from './credit-note.tsx';
import { useHeldOrder } from './held-order.ts';
import { HoldRefusal } from './hold-refusal.tsx';
import { NoTimes } from './no-times.tsx';
import { reasonIn, useReasonDraft } from './reason-draft.ts';
import { useHold } from './use-hold.ts';
import { WayChoice, useWay } from './way-choice.tsx';
import { NewPersonSheet, WhoFor, useWho } from './who-for.tsx';
import type { Who } from './who-for.tsx';
import './booking.css';

interface BookingFormProps {
  doctor: DoctorPageBody;
  /** The server's answer when the form was sent without script, or before the script had loaded. */
  answer?: FormReply | undefined;
}

/**
 * The booking form: the emergency link first, then call type, time and reason, then one button (PAT-BOOK-02, 04…06).
 */
export function BookingForm({ doctor, answer }: BookingFormProps) {
  const { t } = useTranslation();
  const country = useCountry();
  const me = useMe();
  const query = useQueryOfAddress();
  const rememberInAddress = useAddressParameter();
  const sent = answer?.form === 'book' ? answer.values : answer?.kept;
  const choice = useSlotChoice(doctor.id, country.code, {
    wanted: sent?.['starts_at'] ?? query.get('at') ?? undefined,
    openDay: sent?.['day'],
    onChosen: (at) => rememberInAddress('at', at),
  });
  const video = doctor.call_types.includes('video') ? doctor.video_price : null;
  const [type, setType] = useState<CallType>(
    (sent?.['call-type'] ?? query.get('type')) === 'video' && video ? 'video' : 'phone',
  );
  const form = useRef<HTMLFormElement>(null);
  const forget = useReasonDraft(form);
  const hold = useHold(forget, refusalIn(answer));
  useReplayEarlyInput(form);
  const held = choice.query.data?.held ?? undefined;
  // A paediatrician sees children only.
  const who = useWho(
    sent?.['person_id'] ?? held?.person_id,
    doctor.specialty_id === 'pediatrician' ? A_CHILD : undefined,
  );
  useHeldOrder(form, held, query.has('type') || sent ? undefined : setType);
  const price = type === 'video' && video ? video : doctor.phone_price;
  const way = useWay(doctor.type, type, sent?.['pay-by']);

  const ask = (startsAt: string | undefined) => {
    if (!startsAt) return;
    if (me && who.isUnnamed) return who.setAdding(true);
    const wish = { doctor_id: doctor.id, starts_at: startsAt, call_type: type, is_emergency: false };
    hold.ask({ ...wish, ...reasonAndPerson(form.current, who) }, way.instead);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rememberCountryBefore(undefined);
    // Fixes the suggested time as the person's choice: signing in can change the country and with it the clock.
    if (choice.slot) choice.choose(choice.slot.starts_at);
    ask(choice.slot?.starts_at);
  };
  // After a refusal the form stays, so that the refusal can be read; without free times the next visit shows `NoTimes`.
  if (choice.query.data?.slots.length === 0 && !held && !hold.busy && hold.refusal === undefined) {
    return <NoTimes doctor={doctor} onTimesFound={() => void choice.query.refetch()} />;
  }
  const before = countryBefore() ?? answer?.countryBefore;
  // When signing in changed the country, nothing is held: the page first shows the new price and time. Nor is it while
  // nobody has said who the child or the relative is.
  const goOn = (person: MeBody) => (countryBefore() || who.isUnnamed ? hold.giveUpSignIn() : hold.signedIn(person));
  const take = (startsAt: string) => {
    choice.choose(startsAt);
    ask(startsAt);
  };

  return (
    <>
      <form ref={form} name="book" method="post" className="page booking" onSubmit={submit} noValidate>
        <div className="stack booking-main">
          <BookedDoctor doctor={doctor} />
          {before && hold.waiting === undefined && !hold.busy && (
            <CountryChanged
              before={before}
              isSpecialist={doctor.is_specialist}
              type={type}
              price={price}
              startsAt={choice.slot?.starts_at}
            />
          )}
          <ButtonLink look="emergency" wide href={`/emergency?doctor=${doctor.id}`}>
            <Icon node={Siren} size={22} />
            {t('booking.emergency')}
          </ButtonLink>
          <WhoFor who={who} />
          <CallTypes
            doctor={doctor}
            type={type}
            onChoose={(wanted) => {
              setType(wanted);
              rememberInAddress('type', wanted);
            }}
          />
          <CallAndMissedNote doctor={doctor} type={type} price={price} member={who.member} />
          <CreditNote price={price} />
          <SlotPicker choice={choice} isSent />
          <TextArea
            label={t('booking.reason')}
            aside={t('optional')}
            hint={t('booking.reason-hint')}
            name="reason"
            defaultValue={sent?.['reason']}
            maxLength={1000}
            autoComplete="off"
          />
          <WayChoice way={way} />
          {hold.refusal !== undefined && (
            <HoldRefusal
              error={hold.refusal}
              onTake={take}
              onTryAgain={() => ask(choice.slot?.starts_at)}
              onSignIn={() => ask(choice.slot?.starts_at)}
            />
          )}
        </div>
        <BookingBar choice={choice} held={held} type={type} price={price} way={way.chosen} who={who} busy={hold.busy} />
      </form>
      <NewPersonSheet who={who} />
      <SignInDialog
        open={hold.waiting !== undefined}
        why={t('booking.sign-in-why')}
        onClose={hold.giveUpSignIn}
        onDone={goOn}
      />
    </>
  );
}

function BookedDoctor({ doctor }: { doctor: DoctorPageBody }) {
  return (
    <DoctorStrip doctor={{ ...doctor, image: doctor.url }} heading="h1">
      <p className="small">
        <Rating rating={doctor.rating} count={doctor.rating_count} />
      </p>
    </DoctorStrip>
  );
}

/** What is sent only if it was said. */
function reasonAndPerson(form: HTMLFormElement | null, { personId }: Who): Pick<BookingInput, 'reason' | 'person_id'> {
  const reason = reasonIn(form);
  return { ...(reason && { reason }), ...(personId !== undefined && { person_id: personId }) };
}

function CallTypes({
  doctor,
  type,
  onChoose,
}: {
  doctor: DoctorPageBody;
  type: CallType;
  onChoose: (type: CallType) => void;
}) {
  const { t, money } = useTranslation();
  const video = doctor.call_types.includes('video') && doctor.video_price;
  return (
    <Choice<CallType>
      legend={t('booking.how')}
      name="call-type"
      value={type}
      onChoose={onChoose}
      items={[
        {
          value: 'phone',
          title: t('call.phone'),
          note: t('booking.phone-note'),
          end: money(doctor.phone_price),
          icon: <Icon node={Phone} size={22} />,
        },
        ...(video
          ? [
              {
                value: 'video' as const,
                title: t('call.video'),
                note: t('booking.video-note'),
                end: money(video),
                icon: <Icon node={Video} size={22} />,
              },
            ]
          : []),
      ]}
    />
  );
}
