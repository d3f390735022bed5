import { statement } from '../../platform/database/statement.ts';
import { SCHEDULE_COLUMNS } from './store.ts';
import type { ScheduleRow } from './store.ts';

const guarded = { guarded: true };

/** The schedules of which a dose was due in a span of time; the oldest first. */
export const schedulesBetween = statement<{ personId: string; from: Date; until: Date }, ScheduleRow>(
  'medication.schedules-between',
  `select ${SCHEDULE_COLUMNS} from medication_schedules s
    where person_id = $personId and exists (select from medication_doses d
      where d.person_id = s.person_id and d.schedule_id = s.id and d.due_at >= $from and d.due_at < $until) order by id`,
  guarded,
);

/** The months on a clock, 'YYYY-MM', in which a dose of a person was due since an instant. */
export const months = statement<{ personId: string; zone: string; from: Date; until: Date }, { month: string }>(
  'medication.months',
  `select distinct to_char(due_at at time zone $zone, 'YYYY-MM') as month from medication_doses
    where person_id = $personId and due_at >= $from and due_at <= $until`,
  guarded,
);
