import type { ReadObject } from '@tabibu/contract/record-readings';
import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';

export interface HeadRow {
  chain: number;
  number: number;
  /** Hexadecimal. */
  hash: string;
}

/** The last row of each chain that has one. */
export const heads = statement<NoValues, HeadRow>(
  'audit.heads',
  `select head.chain, head.number, head.hash from generate_series(0, 15) as chains (chain)
     cross join lateral (select l.chain, l.number, encode(l.hash, 'hex') as hash from audit_links l
                          where l.chain = chains.chain order by l.number desc limit 1) head
    order by head.chain`,
);

export interface AnchorRow {
  number: number;
  at: Date;
  statement: string;
  signature: string;
}

export const lastAnchor = statement<NoValues, AnchorRow>(
  'audit.last-anchor',
  'select number, at, statement, signature from audit_anchors order by number desc limit 1',
);

/** The newest anchor that is not younger than the given time. */
export const lastAnchorBefore = statement<{ at: Date }, AnchorRow>(
  'audit.last-anchor-before',
  'select number, at, statement, signature from audit_anchors where at <= $at order by number desc limit 1',
);

/** Adds an anchor, unless another process was faster. */
export const addAnchor = statement<AnchorRow & { publicKey: string }>(
  'audit.add-anchor',
  `insert into audit_anchors (number, at, statement, signature, public_key)
   values ($number, $at, $statement, $signature, $publicKey) on conflict (number) do nothing`,
);

export const anchorsAfter = statement<{ number: number; limit: number }, AnchorRow>(
  'audit.anchors-after',
  `select number, at, statement, signature from audit_anchors where number > $number order by number limit $limit`,
);

export const anchorByNumber = statement<{ number: number }, AnchorRow>(
  'audit.anchor-by-number',
  'select number, at, statement, signature from audit_anchors where number = $number',
);

/** The hashes that stand at the given places of the chains; null where no row is. */
export const hashesAt = statement<
  { chains: number[]; numbers: number[] },
  { chain: number; number: number; hash: string | null }
>(
  'audit.hashes-at',
  `select place.chain, place.number, encode(l.hash, 'hex') as hash
     from unnest($chains::int[], $numbers::bigint[]) as place (chain, number)
     left join audit_links l on l.chain = place.chain and l.number = place.number`,
);

export interface LinkRow {
  number: number;
  audit_id: number;
  hash: string;
  /** The row as the database's function `link_audit_row` wrote it into the hash; null if the row is gone. */
  content: string | null;
}

/** The next rows of one chain in their order. The content must be written as in `link_audit_row`, byte for byte. */
export const linksAfter = statement<{ chain: number; number: number; limit: number }, LinkRow>(
  'audit.links-after',
  `select l.number, l.audit_id, encode(l.hash, 'hex') as hash,
          case when a.id is not null then json_build_array(
            l.chain, l.number, a.id, (extract(epoch from a.at) * 1000000)::bigint, a.kind, a.actor, a.actor_id,
            a.session_id, a.person_id, a.action, a.object, a.object_id, a.outcome, a.request_id,
            a.details::text)::text end as content
     from audit_links l left join audit_log a on a.id = l.audit_id
    where l.chain = $chain and l.number > $number order by l.number limit $limit`,
);

/** Rows of the audit log that are in no chain. */
export const unlinked = statement<{ since: Date; limit: number }, { id: number }>(
  'audit.unlinked',
  `select a.id from audit_log a where a.at >= $since and not exists (select from audit_links l where l.audit_id = a.id)
    order by a.id limit $limit`,
);

export interface ReadingRow {
  id: number;
  at: Date;
  actor: string;
  actor_id: string | null;
  object: ReadObject;
}

/** Who read data of this person, newest first, after the given place of the list. */
export const readingsOf = statement<
  { personId: string; beforeAt: Date | null; beforeId: number | null; limit: number },
  ReadingRow
>(
  'audit.readings-of',
  `select id, at, actor, actor_id, object from audit_log
    where kind = 'read' and person_id = $personId
      and ($beforeAt::timestamptz is null or (at, id) < ($beforeAt::timestamptz, $beforeId::bigint))
    order by at desc, id desc limit $limit`,
);
