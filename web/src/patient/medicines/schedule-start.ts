import { ON_WEEKDAYS, WEEKDAYS, timesIn } from '@tabibu/contract/schedule-form';
import type { TypedFields } from '@tabibu/contract/schedule-form';
import { READING_KINDS } from '@tabibu/contract/reading-kinds';
import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import type { ScheduleBody } from '../../api/medication.ts';
import type { Proposal } from './proposal.ts';

/** With what the fields of a schedule begin. */
export interface Start {
  readonly kind: 'medicine' | 'measuring';
  readonly name: string;
  readonly dose: string;
  readonly reading: ReadingKind;
  readonly times: readonly string[];
  /** One of the choices of how often. */
  readonly rhythm: string;
  readonly weekdays: readonly number[];
  readonly days: string;
  readonly refill: boolean;
}

/** Returns the fields of a schedule that is changed, or of a new one. */
export function startOf(known: ScheduleBody | undefined, proposal: Proposal | undefined): Start {
  const due = known?.due;
  const weekdays = known?.weekdays ?? proposal?.weekdays ?? [];
  return {
    kind: due?.kind ?? proposal?.kind ?? 'medicine',
    name: due?.kind === 'medicine' ? due.name : (proposal?.name ?? ''),
    dose: due?.kind === 'medicine' ? due.dose : (proposal?.dose ?? ''),
    reading: due?.kind === 'measuring' ? due.reading : 'blood-pressure',
    times: known?.times ?? proposal?.times ?? [''],
    rhythm: weekdays.length > 0 ? ON_WEEKDAYS : String(known?.every_days ?? proposal?.every_days ?? 1),
    weekdays,
    days: String((known ? known.days : proposal?.days) ?? ''),
    refill: known?.refill ?? proposal?.refill ?? false,
  };
}

/** What was typed, as it was typed. */
export function startFrom(typed: TypedFields): Start {
  const times = timesIn(typed);
  return {
    kind: typed['kind'] === 'measuring' ? 'measuring' : 'medicine',
    name: typed['name'] ?? '',
    dose: typed['dose'] ?? '',
    reading: READING_KINDS.find((kind) => kind === typed['reading']) ?? 'blood-pressure',
    times: times.length > 0 ? times : [''],
    rhythm: typed['every_days'] ?? '1',
    weekdays: WEEKDAYS.filter((day) => typed[`weekday-${day}`] !== undefined),
    days: typed['days'] ?? '',
    refill: typed['refill'] !== undefined,
  };
}
