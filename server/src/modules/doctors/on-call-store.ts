import type { CountryCode } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';
import type { CallKind } from './store.ts';

export interface OnCallRow {
  readonly id: string;
  readonly country: CountryCode;
  readonly full_name: string;
  readonly specialty: SpecialtyId;
  readonly on_call: boolean;
  readonly call_types: CallKind[];
  readonly in_service: boolean;
  readonly licence_ended: boolean;
  readonly licensed_until: Date | null;
}

const STATE = `id, country, full_name, specialty, on_call, call_types, licensed_until, licence_ended_at is not null as licence_ended,
     verified_at is not null and (suspended_at is null or licence_ended_at is not null) as in_service`;

/**
 * Verified doctors of a country whose name contains `search`, in small letters, and whoever else is on call: those on
 * call first, then the fittest, then in the order of the home page.
 */
export const onCallStates = statement<
  { country: CountryCode; search: string | null; fitness: string; limit: number },
  OnCallRow
>(
  'doctors.on-call-states',
  `select ${STATE} from doctors
   where country = $country and left_at is null and (verified_at is not null or on_call)
     and ($search::text is null or strpos(lower(full_name), $search) > 0)
   order by not on_call, coalesce(($fitness::jsonb ->> specialty)::integer, 9), home_rank, id limit $limit`,
);

/** Everybody on call, by country and name. */
export const onCallEverywhere = statement<NoValues, OnCallRow>(
  'doctors.on-call-everywhere',
  `select ${STATE} from doctors where on_call and left_at is null order by country, full_name, id limit 200`,
);

/** The state of one doctor, whose row stays locked until the transaction ends. No row for a doctor who has left. */
export const lockOnCallState = statement<{ doctorId: string }, OnCallRow>(
  'doctors.lock-on-call-state',
  `select ${STATE} from doctors where id = $doctorId and left_at is null for update`,
);

/** Puts a doctor on call or off it. Changes no row if it is so already, or for a doctor who has left. */
export const setOnCall = statement<{ doctorId: string; onCall: boolean }>(
  'doctors.set-on-call',
  'update doctors set on_call = $onCall where id = $doctorId and on_call <> $onCall and left_at is null',
);
