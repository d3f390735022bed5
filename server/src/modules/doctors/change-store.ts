import type { CountryCode } from '@tabibu/contract/countries';
import type { PendingChangeBody } from '@tabibu/contract/doctor-profile';
import { statement } from '../../platform/database/statement.ts';
import type { Statement } from '../../platform/database/statement.ts';

export type ChangeField = PendingChangeBody['field'];

export interface ChangeRow {
  readonly id: string;
  readonly doctor_id: string;
  readonly field: ChangeField;
  readonly old_value: string;
  readonly new_value: string;
  readonly created_at: Date;
  /** The account of whoever asked for it in the name of the office; null if the doctor did. */
  readonly requested_by: string | null;
}

const CHANGE = 'id, doctor_id, field, old_value, new_value, created_at, requested_by';

export const pendingOf = statement<{ doctorId: string }, ChangeRow>(
  'doctors.pending-of',
  `select ${CHANGE} from doctor_changes where doctor_id = $doctorId and state = 'pending' order by created_at, field`,
);

/** Those of these requests that nobody has decided. */
export const pendingOfIds = statement<
  { changeIds: readonly string[] },
  ChangeRow & { readonly account_id: string | null; readonly doctor_country: CountryCode }
>(
  'doctors.pending-of-ids',
  `select c.id, c.doctor_id, c.field, c.old_value, c.new_value, c.created_at, c.requested_by, d.account_id, d.country as doctor_country
   from doctor_changes c join doctors d on d.id = c.doctor_id where c.id = any($changeIds::uuid[]) and c.state = 'pending'`,
);

/** The ids of requests that nobody has decided, in the order of the ids, after `after`. */
export const listPending = statement<{ after: string | null; limit: number }, { id: string }>(
  'doctors.list-pending',
  `select id from doctor_changes where state = 'pending' and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);

/** Makes transactions that change one doctor's requests run one after the other. */
export const lockDoctor = statement<{ doctorId: string }>(
  'doctors.lock-doctor',
  'select id from doctors where id = $doctorId for update',
);

/** Adds a change request. A unique index fails the statement when one of this field is pending. */
export const addChange = statement<{
  id: string;
  doctorId: string;
  field: ChangeField;
  oldValue: string;
  newValue: string;
  createdAt: Date;
  requestedBy: string | null;
}>(
  'doctors.add-change',
  `insert into doctor_changes (id, doctor_id, field, old_value, new_value, created_at, requested_by)
   values ($id, $doctorId, $field, $oldValue, $newValue, $createdAt, $requestedBy)`,
);

/** Writes that the code to the present number proved that the doctor agrees. */
export const proveOld = statement<{ id: string; now: Date }>(
  'doctors.prove-old-number',
  "update doctor_changes set old_proven_at = $now where id = $id and state = 'pending'",
);

/** Withdraws a change request. Changes no row unless it is pending. */
export const withdrawChange = statement<{ id: string; now: Date }>(
  'doctors.withdraw-change',
  "update doctor_changes set state = 'withdrawn', decided_at = $now where id = $id and state = 'pending'",
);

/** Approves or refuses a change request. Changes no row unless it is pending. */
export const decideChange = statement<
  { changeId: string; state: 'approved' | 'refused'; now: Date; decidedBy: string },
  ChangeRow
>(
  'doctors.decide-change',
  `update doctor_changes set state = $state, decided_at = $now, decided_by = $decidedBy where id = $changeId and state = 'pending' returning ${CHANGE}`,
);

interface ApplyValues {
  readonly doctorId: string;
  readonly value: string;
  /** Of a new country; null for every other field. */
  readonly timeZone: string | null;
}

/**
 * Writes an approved value. Changes no row for a doctor who has left. A trigger sets the type, and with it the price,
 * of a new specialty.
 */
export const applyChange: Readonly<Record<ChangeField, Statement<ApplyValues, { account_id: string | null }>>> = {
  specialty: statement<ApplyValues, { account_id: string | null }>(
    'doctors.apply-specialty',
    'update doctors set specialty = $value where id = $doctorId and left_at is null returning account_id',
  ),
  country: statement<ApplyValues, { account_id: string | null }>(
    'doctors.apply-country',
    'update doctors set country = $value, time_zone = $timeZone where id = $doctorId and left_at is null returning account_id',
  ),
  phone: statement<ApplyValues, { account_id: string | null }>(
    'doctors.apply-phone',
    'update doctors set phone = $value where id = $doctorId and left_at is null returning account_id',
  ),
  licence: statement<ApplyValues, { account_id: string | null }>(
    'doctors.apply-licence',
    `update doctors set licence = $value, licence_key = key_of_licence(split_part(licence_key, ' ', 1), $value)
     where id = $doctorId and left_at is null returning account_id`,
  ),
};

/** Deletes all change requests of a doctor who leaves. */
export const forgetChanges = statement<{ doctorId: string }>(
  'doctors.forget-changes',
  'delete from doctor_changes where doctor_id = $doctorId',
);

/**
 * Verifies a doctor in service since now, or takes that back; the licence stays unless another is given. Either way
 * somebody has decided, and the doctor does not wait any more.
 */
export const setVerified = statement<{ doctorId: string; verifiedAt: Date | null }>(
  'doctors.set-verified',
  `update doctors set to_verify_since = null, holds_licence = holds_licence or $verifiedAt::timestamptz is not null,
     verified_at = case when $verifiedAt::timestamptz is null then null else coalesce(verified_at, $verifiedAt) end
   where id = $doctorId and left_at is null`,
);
