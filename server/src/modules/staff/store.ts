import { statement } from '../../platform/database/statement.ts';

export interface LinkRow {
  readonly id: string;
  readonly account_id: string;
  readonly expires_at: Date;
  readonly replaces_factors: boolean;
}

/** Ends the links of an account that were not used. */
export const replaceLinks = statement<{ accountId: string; now: Date }>(
  'staff.replace-links',
  'update set_up_links set replaced_at = $now where account_id = $accountId and used_at is null and replaced_at is null',
);

export const addLink = statement<{
  id: string;
  accountId: string;
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
  replacesFactors: boolean;
}>(
  'staff.add-link',
  `insert into set_up_links (id, account_id, token_hash, created_at, expires_at, replaces_factors)
   values ($id, $accountId, $tokenHash, $now, $expiresAt, $replacesFactors)`,
);

export const openLink = statement<{ tokenHash: Buffer; now: Date }, LinkRow>(
  'staff.open-link',
  'select id, account_id, expires_at, replaces_factors from set_up_links where token_hash = $tokenHash and used_at is null and replaced_at is null and expires_at > $now',
);

/** When the links that work end, of some accounts. */
export const openLinks = statement<
  { accountIds: readonly string[]; now: Date },
  Pick<LinkRow, 'account_id' | 'expires_at'>
>(
  'staff.open-links',
  `select account_id, expires_at from set_up_links
    where account_id = any ($accountIds::uuid[]) and used_at is null and replaced_at is null and expires_at > $now`,
);

/** Uses a link up. Changes no row when it is over. */
export const useLink = statement<{ linkId: string; now: Date }>(
  'staff.use-link',
  'update set_up_links set used_at = $now where id = $linkId and used_at is null and replaced_at is null and expires_at > $now',
);

export const forgetLinks = statement<{ before: Date }>(
  'staff.forget-links',
  'delete from set_up_links where expires_at < $before',
);
