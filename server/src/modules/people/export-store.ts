import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

export interface OwnMemberRow {
  readonly id: string;
  readonly name_sealed: Buffer | null;
  readonly phone_sealed: Buffer | null;
  readonly relation: string;
  readonly consent_version: number;
  readonly consented_at: Date;
  readonly created_at: Date;
  readonly removed_at: Date | null;
}

/** Everybody whom a guardian ever added. */
export const ownMembers = statement<OwnPlace, OwnMemberRow>(
  'people.export-members',
  `select id, name_sealed, phone_sealed, relation, consent_version, consented_at, created_at, removed_at from people
    where guardian_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
  { guarded: true },
);
