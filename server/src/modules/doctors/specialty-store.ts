import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

/** Writes what other tables and the doctors' type need of a specialty. */
export const put = statement<{
  id: string;
  name: string;
  specialist: boolean;
  sw: string;
  en: string;
  fr: string;
}>(
  'doctors.put-specialty',
  `insert into specialties (id, name, is_specialist, label_sw, label_en, label_fr) values ($id, $name, $specialist, $sw, $en, $fr)
   on conflict (id) do update set name = excluded.name, is_specialist = excluded.is_specialist,
     label_sw = excluded.label_sw, label_en = excluded.label_en, label_fr = excluded.label_fr`,
);

/** Lets each doctor of a specialty have its type; `derive_doctor` reads it. Changes no row whose type is right. */
export const deriveTypes = statement<{ id: string; doctorType: 'general' | 'specialist' }>(
  'doctors.derive-types',
  'update doctors set doctor_type = $doctorType where specialty = $id and doctor_type <> $doctorType',
);

/** How many doctors have each specialty, verified or not. */
export const counts = statement<NoValues, { specialty: string; doctors: number }>(
  'doctors.count-specialties',
  'select specialty, count(*)::int as doctors from doctors where left_at is null group by specialty',
);

/** Whether a doctor has a specialty, has had it and left, or has asked for it. */
export const isUsed = statement<{ id: string }, { used: boolean }>(
  'doctors.is-specialty-used',
  `select exists (select from doctors where specialty = $id)
     or exists (select from doctor_changes where field = 'specialty' and new_value = $id and decided_at is null) as used`,
);

/** Those of the given specialties that some doctor has whom patients see. */
export const seen = statement<{ ids: readonly string[] }, { id: string }>(
  'doctors.seen-specialties',
  `select asked.id from unnest($ids::text[]) as asked (id)
   where exists (select from doctors where specialty = asked.id and verified_at is not null and suspended_at is null)`,
);
