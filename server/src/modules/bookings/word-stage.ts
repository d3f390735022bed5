import { clockText } from '@tabibu/contract/clock-times';
import type { Language } from '@tabibu/contract/languages';
import type { AppointmentStage, MoneyStage, StageBody } from '@tabibu/contract/stages';
import { speaker } from '@tabibu/locales/server-speech';
import { wallClock } from '../../platform/time.ts';
import type { Canceller } from './states.ts';
import type { BookingRow } from './store.ts';

/** How much a stage wants to be seen; never the only sign, the chip has a word too. */
const TONES: Readonly<Record<AppointmentStage, StageBody['tone']>> = {
  'to-pay': 'warning', paying: 'info', 'payment-unclear': 'warning', planned: 'success', delayed: 'warning', open: 'success', undecided: 'warning',
  ringing: 'info', escalated: 'danger', accepted: 'success', completed: 'quiet', claimed: 'info', contested: 'warning', missed: 'danger', 'not-paid': 'quiet', cancelled: 'quiet',
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
}

/** A stage in the words of the patient, with the line about the money. */
export function wordForPatient(stage: AppointmentStage, money: MoneyStage, language: Language, words: StageWords): StageBody {
  const say = speaker(language);
  const values = { ...valuesOf(words, language), doctor: words.doctor, price: words.price };
  return {
    name: stage,
    tone: TONES[stage],
    chip: say(`stage.patient-${stage}.chip`, values),
    sentence: say(`stage.patient-${stage}.sentence`, values),
    money: { stage: money, sentence: say(`stage.money-${money}`, values) },
  };
}

/** The same stage in the words of the doctor, who sees no money. */
export function wordForDoctor(stage: AppointmentStage, language: Language, facts: StageFacts): StageBody {
  const say = speaker(language);
  const values = valuesOf(facts, language);
  return { name: stage, tone: TONES[stage], chip: say(`stage.doctor-${stage}.chip`, values), sentence: say(`stage.doctor-${stage}.sentence`, values), money: null };
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
