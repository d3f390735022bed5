import type { Language } from '@tabibu/contract/languages';
import type { AppointmentStage, MoneyStage, StageBody } from '@tabibu/contract/stages';
import { speaker } from '@tabibu/locales/server-speech';
import type { unclearValues } from '../payments/index.ts';
import type { Canceller } from './states.ts';

/** How much a stage wants to be seen; never the only sign, the chip has a word too. */
const TONES: Readonly<Record<AppointmentStage, StageBody['tone']>> = {
  'to-pay': 'warning', paying: 'info', 'payment-unclear': 'warning', planned: 'success', delayed: 'warning', open: 'success', undecided: 'warning',
  'ringing-first': 'info', ringing: 'info', escalated: 'danger', accepted: 'success', completed: 'quiet', claimed: 'info', contested: 'warning', missed: 'danger', 'not-paid': 'quiet', cancelled: 'quiet',
};

export interface StageWords {
  readonly doctor: string;
  readonly cancelledBy: Canceller | null;
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
    doctor: words.doctor, by: words.cancelledBy ?? 'none', price: words.price, number: emergency?.number ?? '', staff: emergency?.hasStaff === true ? 'alerted' : 'none',
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
export function wordForDoctor(stage: AppointmentStage, language: Language, cancelledBy: Canceller | null): StageBody {
  const say = speaker(language);
  const values = { by: cancelledBy ?? 'none' };
  return { name: stage, tone: TONES[stage], chip: say(`stage.doctor-${stage}.chip`, values), sentence: say(`stage.doctor-${stage}.sentence`, values), money: null };
}

/** The stage of an emergency for a doctor who was alerted to it and does not have it. */
export function wordForAlerted(stage: AppointmentStage, language: Language, cancelledBy: Canceller | null): StageBody {
  const say = speaker(language);
  if (stage === 'ringing-first' || stage === 'ringing' || stage === 'escalated' || stage === 'cancelled') return wordForDoctor(stage, language, cancelledBy);
  return { name: stage, tone: 'quiet', chip: say('stage.doctor-taken.chip'), sentence: say('stage.doctor-taken.sentence'), money: null };
}
