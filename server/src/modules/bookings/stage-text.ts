import type { Cancellation } from '@tabibu/contract/cancellers';
import { clockText } from '@tabibu/contract/clock-times';
import type { Language } from '@tabibu/contract/languages';
import type { AppointmentStage, MoneyStage, StageBody } from '@tabibu/contract/stages';
import { speaker } from '@tabibu/locales/server-speech';
import { cancelledText } from '../../platform/cancelled-text.ts';
import { wallClock } from '../../platform/time.ts';
import type { refundValues, unclearValues } from '../payments/index.ts';
import { saidOf } from './call-policy.ts';
import type { MoneyWords } from './money-words.ts';
import { whoCancelled } from './who-cancelled.ts';
import type { BookingRow } from './store.ts';

/** The colour of a stage. It is never the only sign: each chip has a word too. */
const TONES: Readonly<Record<AppointmentStage, StageBody['tone']>> = {
  'to-pay': 'warning',
  paying: 'info',
  'payment-unclear': 'warning',
  planned: 'success',
  delayed: 'warning',
  open: 'success',
  undecided: 'warning',
  'ringing-first': 'info',
  ringing: 'info',
  escalated: 'danger',
  accepted: 'success',
  completed: 'quiet',
  claimed: 'info',
  contested: 'warning',
  overturned: 'quiet',
  missed: 'danger',
  'not-paid': 'quiet',
  cancelled: 'quiet',
};

/** What the sentences of a stage contain besides its name. */
export interface StageFacts {
  readonly callType: 'phone' | 'video';
  readonly cancelled: Cancellation | null;
  /**
   * When the doctor is expected after a delay: on the reader's clock, and on the other side's clock if that shows
   * another time.
   */
  readonly expected: { readonly own: string; readonly theirs: string | null } | null;
  /** What the patient says about having spoken. */
  readonly said: 'spoke' | 'not-spoke' | 'nothing';
  /** The call itself proves the consultation, so its doctor is credited. */
  readonly proven: boolean;
}

export interface StageText extends StageFacts, MoneyWords {
  readonly doctor: string;
  /** Its hold has ended without a payment, so its time is free for others. */
  readonly isReleased?: boolean | undefined;
  /** The time of day until which an unpaid slot is held. */
  readonly heldUntil?: string | undefined;
  /** The values for the sentences about an unclear payment. */
  readonly unclear?: ReturnType<typeof unclearValues> | undefined;
  /** The values for the sentence about money that is owed back. */
  readonly refund?: ReturnType<typeof refundValues> | undefined;
  readonly emergency: EmergencyTextFacts | null;
}

/** The values for the sentences about an emergency. */
interface EmergencyTextFacts {
  /** The emergency number of the patient's country. */
  readonly number: string;
  /** Is there a member of the staff whom an escalation alerts? */
  readonly hasStaff: boolean;
}

/** These stages have other sentences in an emergency: it holds no slot, and before it is paid no doctor is alerted. */
const UNPAID = ['to-pay', 'paying', 'payment-unclear', 'not-paid'] as const;

const NO_REFUND = { refund: 'due', refund_day: '' } as const;
const CLEAR = { doubt: 'silence', taken: '', until: '', reference: '' };

/** Returns a stage with its sentences for the patient, and the sentence about the money. */
export function stageTextForPatient(
  stage: AppointmentStage,
  money: MoneyStage,
  language: Language,
  words: StageText,
): StageBody {
  const say = speaker(language);
  const { emergency, unclear = CLEAR, refund = NO_REFUND } = words;
  const values = {
    ...valuesOf(words, language),
    doctor: words.doctor,
    price: words.price,
    paid: words.paid,
    credit: words.credit,
    funded: words.funded,
    counted: words.counted,
    rest: words.rest,
    days: words.days,
    number: emergency?.number ?? '',
    staff: emergency?.hasStaff === true ? 'alerted' : 'none',
    ...unclear,
    ...refund,
    held: words.heldUntil ?? '',
    after: stage === 'cancelled' ? 'cancelled' : words.isReleased ? 'released' : 'waiting',
  };
  const unpaid = emergency === null ? undefined : UNPAID.find((one) => one === stage);
  return {
    name: stage,
    tone: TONES[stage],
    chip: say(`stage.patient-${stage}.chip`, values),
    sentence:
      stage === 'cancelled'
        ? cancelledText(language, 'patient', words.cancelled, { of: emergency === null ? 'this' : 'emergency' })
        : say(unpaid === undefined ? `stage.patient-${stage}.sentence` : `stage.emergency-${unpaid}.sentence`, values),
    money: { stage: money, sentence: say(`stage.money-${money}`, values) },
  };
}

/** Returns a stage with its sentences for the doctor, without any money. */
export function stageTextForDoctor(stage: AppointmentStage, language: Language, facts: StageFacts): StageBody {
  const say = speaker(language);
  const values = valuesOf(facts, language);
  return {
    name: stage,
    tone: TONES[stage],
    chip: say(`stage.doctor-${stage}.chip`, values),
    sentence:
      stage === 'cancelled'
        ? cancelledText(language, 'doctor', facts.cancelled, { of: 'this' })
        : say(`stage.doctor-${stage}.sentence`, values),
    money: null,
  };
}

/** Returns the stage of an emergency for a doctor who was alerted to it and did not accept it. */
export function stageTextForAlertedDoctor(stage: AppointmentStage, language: Language, facts: StageFacts): StageBody {
  const say = speaker(language);
  // What the doctor who took it did, or did not do, is not said as if this one had.
  const isOfTaker = facts.cancelled?.by === 'doctor' || facts.cancelled?.cause === 'absent';
  if (['ringing-first', 'ringing', 'escalated'].includes(stage) || (stage === 'cancelled' && !isOfTaker))
    return stageTextForDoctor(stage, language, facts);
  return {
    name: stage,
    tone: 'quiet',
    chip: say('stage.doctor-taken.chip'),
    sentence: say('stage.doctor-taken.sentence'),
    money: null,
  };
}

function valuesOf({ callType, expected, said, proven }: StageFacts, language: Language) {
  const clock = (time: string | null | undefined) => (typeof time === 'string' ? clockText(language, time) : '');
  const theirs = clock(expected?.theirs);
  return {
    call: callType,
    said: said === 'not-spoke' ? 'not' : said,
    proven: proven ? 'yes' : 'no',
    time: clock(expected?.own),
    theirs,
    clocks: theirs === '' ? 'one' : 'two',
  };
}

/** Returns what the sentences need to know of a booking. The time zones are the reader's and the other side's. */
export function stageFactsOf(
  booking: Pick<
    BookingRow,
    'call_type' | 'cancelled_by' | 'cancel_cause' | 'expected_at' | 'spoken_at' | 'denied_at' | 'credited_contest_until'
  >,
  [own, theirs]: readonly [string, string],
): StageFacts {
  const at = booking.expected_at;
  const times = at === null ? null : { own: wallClock(at, own).time, theirs: wallClock(at, theirs).time };
  return {
    callType: booking.call_type,
    cancelled: whoCancelled(booking),
    expected: times === null ? null : { own: times.own, theirs: times.theirs === times.own ? null : times.theirs },
    said: saidOf(booking) ?? 'nothing',
    proven: booking.credited_contest_until !== null,
  };
}
