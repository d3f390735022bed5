import { statement } from '../../platform/database/statement.ts';
import type { OwnPlace } from '../../platform/own-rows.ts';

export interface OwnAccountRow {
  readonly id: string;
  readonly full_name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly country: string;
  readonly language: string;
  readonly roles: readonly string[];
  readonly created_at: Date;
}

/** The account as its person may take it along. */
export const ownAccount = statement<OwnPlace, OwnAccountRow>(
  'identity.export-account',
  `select id, full_name, phone, email, country, language, roles, created_at from accounts
    where id = $accountId and status = 'active' and ($after::uuid is null or id > $after) limit $most`,
);

/** The browsers in which somebody signed in, also those whose session is over. */
export const ownSessions = statement<OwnPlace, { readonly id: string }>(
  'identity.export-sessions',
  `select id, label, role, created_at, last_seen_at, expires_at, revoked_at from sessions
    where account_id = $accountId and ($after::uuid is null or id > $after) order by id limit $most`,
);
