import type { DoseAnswer } from '@tabibu/contract/medication-times';
import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';
import { SCHEDULE_COLUMNS } from './store.ts';
import type { ScheduleRow } from './store.ts';

interface OwnSchedule extends ScheduleRow {
  readonly doses: readonly { readonly due_at: string; readonly answer: DoseAnswer | null }[];
}

/** What an account is reminded of, each with its doses. */
export const ownSchedules = statement<OwnPlace, OwnSchedule>(
  'medication.export',
  `select ${SCHEDULE_COLUMNS}, coalesce((select json_agg(json_build_object('due_at', d.due_at, 'answer', d.answer) order by d.due_at)
       from medication_doses d where d.person_id = s.person_id and d.schedule_id = s.id), '[]') as doses
     from medication_schedules s where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
