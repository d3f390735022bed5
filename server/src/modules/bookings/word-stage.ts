import { clockText } from '@tabibu/contract/clock-times';
import type { Language } from '@tabibu/contract/languages';
import type { AppointmentStage, MoneyStage, StageBody } from '@tabibu/contract/stages';
import { speaker } from '@tabibu/locales/server-speech';
import { wallClock } from '../../platform/time.ts';
import type { unclearValues } from '../payments/index.ts';
import type { Canceller } from './states.ts';
import type { BookingRow } from './store.ts';

/** How much a stage wants to be seen; never the only sign, the chip has a word too. */
const TONES: Readonly<Record<AppointmentStage, StageBody['tone']>> = {
  'to-pay': 'warning', paying: 'info', 'payment-unclear': 'warning', planned: 'success', delayed: 'warning', open: 'success', undecided: 'warning',
  'ringing-first': 'info', ringing: 'info', escalated: 'danger', accepted: 'success', completed: 'quiet', claimed: 'info', contested: 'warning', missed: 'danger', 'not-paid': 'quiet', cancelled: 'quiet',
};

/** What the words of a stage name besides. */
export interface StageFacts {
  readonly callType: 'phone' | 'video';
  readonly cancelledBy: Canceller | null;
  /** When the doctor is expected after a delay: the reader's wall clock, and the other side's where it shows another time. */
  readonly expected: { readonly own: string; readonly theirs: string | null } | null;
  /** The patient says that the two did not speak. */
  readonly denied: boolean;
}

export interface StageWords extends StageFacts {
  readonly doctor: string;
  /** The price in the reader's spelling. */
  readonly price: string;
  /** Until when an unpaid time is kept, as a clock says it. */
  readonly heldUntil?: string | undefined;
  /** What the sentences about an unclear payment name. */
  readonly unclear?: ReturnType<typeof unclearValues> | undefined;
  readonly emergency: EmergencyWords | null;
}

/** What the words about an emergency name besides. */
export interface EmergencyWords {
  /** The country's own emergency number. */
  readonly number: string;
  /** Is there somebody of the staff whom the escalation alerts? */
  readonly hasStaff: boolean;
}

/** An emergency keeps no time, and before it is paid nobody has been alerted: these stages have words of their own. */
const UNPAID = ['to-pay', 'paying', 'payment-unclear', 'not-paid'] as const;

const CLEAR = { doubt: 'silence', taken: '', until: '', reference: '' };

/** A stage in the words of the patient, with the line about the money. */
export function wordForPatient(stage: AppointmentStage, money: MoneyStage, language: Language, words: StageWords): StageBody {
  const say = speaker(language);
  const { emergency, unclear = CLEAR } = words;
  const values = {
    ...valuesOf(words, language), doctor: words.doctor, price: words.price, number: emergency?.number ?? '', staff: emergency?.hasStaff === true ? 'alerted' : 'none',
    ...unclear, held: words.heldUntil ?? '', after: stage === 'cancelled' ? 'cancelled' : 'waiting',
  };
  const unpaid = emergency === null ? undefined : UNPAID.find((one) => one === stage);
  return {
    name: stage,
    tone: TONES[stage],
    chip: say(`stage.patient-${stage}.chip`, values),
    sentence: unpaid === undefined ? say(`stage.patient-${stage}.sentence`, values) : say(`stage.emergency-${unpaid}.sentence`, values),
    money: { stage: money, sentence: say(`stage.money-${money}`, values) },
  };
}

/** The same stage in the words of the doctor, who sees no money. */
export function wordForDoctor(stage: AppointmentStage, language: Language, facts: StageFacts): StageBody {
  const say = speaker(language);
  const values = valuesOf(facts, language);
  return { name: stage, tone: TONES[stage], chip: say(`stage.doctor-${stage}.chip`, values), sentence: say(`stage.doctor-${stage}.sentence`, values), money: null };
}

/** The stage of an emergency for a doctor who was alerted to it and does not have it. */
export function wordForAlerted(stage: AppointmentStage, language: Language, facts: StageFacts): StageBody {
  const say = speaker(language);
  if (stage === 'ringing-first' || stage === 'ringing' || stage === 'escalated' || stage === 'cancelled') return wordForDoctor(stage, language, facts);
  return { name: stage, tone: 'quiet', chip: say('stage.doctor-taken.chip'), sentence: say('stage.doctor-taken.sentence'), money: null };
}

function valuesOf({ callType, cancelledBy, expected, denied }: StageFacts, language: Language) {
  const clock = (time: string | null | undefined) => (typeof time === 'string' ? clockText(language, time) : '');
  const theirs = clock(expected?.theirs);
  return { by: cancelledBy ?? 'none', call: callType, denied: denied ? 'yes' : 'no', time: clock(expected?.own), theirs, clocks: theirs === '' ? 'one' : 'two' };
}

/** The facts of a booking that its words name; `zones`: the reader's, then the other side's. */
export function stageFactsOf(booking: Pick<BookingRow, 'call_type' | 'cancelled_by' | 'expected_at' | 'denied_at'>, [own, theirs]: readonly [string, string]): StageFacts {
  const at = booking.expected_at;
  const times = at === null ? null : { own: wallClock(at, own).time, theirs: wallClock(at, theirs).time };
  return {
    callType: booking.call_type,
    cancelledBy: booking.cancelled_by,
    expected: times === null ? null : { own: times.own, theirs: times.theirs === times.own ? null : times.theirs },
    denied: booking.denied_at !== null,
  };
}
