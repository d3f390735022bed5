import type { CountryCode } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { statement } from '../../platform/database/statement.ts';

export interface ToVerifyRow {
  readonly id: string;
  readonly account_id: string | null;
  readonly full_name: string;
  readonly specialty: SpecialtyId;
  readonly country: CountryCode;
  readonly licence: string | null;
  /** Since when the doctor waits. */
  readonly since: Date;
}

/** The previous release verifies without touching `to_verify_since`. */
const WAITS = 'to_verify_since is not null and verified_at is null and left_at is null';

/** Those of these doctors whom the office added and nobody has verified. */
export const toVerifyOf = statement<{ doctorIds: readonly string[] }, ToVerifyRow>(
  'doctors.to-verify-of',
  `select id, account_id, full_name, specialty, country, licence, to_verify_since as since from doctors
    where id = any($doctorIds::uuid[]) and ${WAITS}`,
);

/** The ids of such doctors in the order of the ids, after `after`. */
export const listToVerify = statement<{ after: string | null; limit: number }, { id: string }>(
  'doctors.list-to-verify',
  `select id from doctors where ${WAITS} and ($after::uuid is null or id > $after::uuid) order by id limit $limit`,
);
