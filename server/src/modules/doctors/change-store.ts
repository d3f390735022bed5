import type { PendingChangeBody } from '@tabibu/contract/doctor-profile';
import { statement } from '../../platform/database/statement.ts';

export type ChangeField = PendingChangeBody['field'];

export interface ChangeRow {
  readonly id: string;
  readonly doctor_id: string;
  readonly field: ChangeField;
  readonly old_value: string;
  readonly new_value: string;
  readonly created_at: Date;
}

const CHANGE = 'id, doctor_id, field, old_value, new_value, created_at';

export const pendingOf = statement<ChangeRow>('doctors.pending-changes', `select ${CHANGE} from doctor_changes where doctor_id = $1 and state = 'pending' order by created_at, field`);

export const allPending = statement<ChangeRow & { readonly full_name: string }>(
  'doctors.all-pending-changes',
  `select c.id, c.doctor_id, c.field, c.old_value, c.new_value, c.created_at, d.full_name
   from doctor_changes c join doctors d on d.id = c.doctor_id where c.state = 'pending' order by c.created_at, c.id`,
);

/** Requests of one doctor follow each other. */
export const lockDoctor = statement('doctors.lock-doctor', 'select id from doctors where id = $1 for update');

/** Conditional: one request per field waits. */
export const addChange = statement(
  'doctors.add-change',
  'insert into doctor_changes (id, doctor_id, field, old_value, new_value, created_at) values ($1, $2, $3, $4, $5, $6)',
);

/** Conditional: what the doctor no longer asks for. */
export const withdrawChange = statement('doctors.withdraw-change', "update doctor_changes set state = 'withdrawn', decided_at = $2 where id = $1 and state = 'pending'");

/** Conditional: decided once. */
export const decideChange = statement<ChangeRow>(
  'doctors.decide-change',
  `update doctor_changes set state = $2, decided_at = $3, decided_by = $4 where id = $1 and state = 'pending' returning ${CHANGE}`,
);

/** Conditional: a doctor who serves. The new specialty brings its type and price along by trigger. */
export const applyChange: Readonly<Record<ChangeField, ReturnType<typeof statement<{ account_id: string | null }>>>> = {
  specialty: statement('doctors.apply-specialty', 'update doctors set specialty = $2 where id = $1 and left_at is null and $3::text is null returning account_id'),
  country: statement('doctors.apply-country', 'update doctors set country = $2, time_zone = $3 where id = $1 and left_at is null returning account_id'),
  phone: statement('doctors.apply-phone', 'update doctors set phone = $2 where id = $1 and left_at is null and $3::text is null returning account_id'),
  licence: statement('doctors.apply-licence', 'update doctors set licence = $2 where id = $1 and left_at is null and $3::text is null returning account_id'),
};

/** What a doctor who leaves asked for. */
export const forgetChanges = statement('doctors.forget-changes', 'delete from doctor_changes where doctor_id = $1');
