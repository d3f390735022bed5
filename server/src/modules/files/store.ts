import { statement } from '../../platform/database/statement.ts';
import type { NoValues } from '../../platform/database/statement.ts';
import type { DocumentKind } from './inspect-file.ts';

export interface FileRow {
  readonly id: string;
  readonly size: number;
  readonly received: number;
  readonly kind: DocumentKind | null;
  readonly stored_name: string | null;
}

const FILE = 'id, size, received, kind, stored_name';

/** Locks an address until the transaction ends, so that files that begin at the same moment are all counted. */
export const lockAddress = statement<{ addressDigest: string }>(
  'files.lock-address',
  `select pg_advisory_xact_lock(hashtextextended('files ' || $addressDigest::text, 0))`,
);

export const countSince = statement<{ addressDigest: string; since: Date }, { count: number }>(
  'files.count-since',
  'select count(*)::int as count from files where address_digest = $addressDigest and created_at > $since',
);

/** How many bytes the files that belong to nothing may still become: all of them, and those of an address. */
export const unclaimedBytes = statement<{ addressDigest: string }, { all_bytes: number; own_bytes: number }>(
  'files.unclaimed-bytes',
  `select coalesce(sum(size), 0)::float8 as all_bytes,
          coalesce(sum(size) filter (where address_digest = $addressDigest), 0)::float8 as own_bytes
     from files where purpose_kind is null`,
);

export const add = statement<{ id: string; secretHash: Buffer; addressDigest: string; size: number; now: Date }>(
  'files.add',
  'insert into files (id, secret_hash, address_digest, size, created_at) values ($id, $secretHash, $addressDigest, $size, $now)',
);

/** Adds a picture that we drew: it is whole, clean and belongs to something from the first moment. */
export const addDrawn = statement<{
  id: string;
  secretHash: Buffer;
  size: number;
  sha256: Buffer;
  storedName: string;
  purposeKind: string;
  purposeId: string;
  now: Date;
}>(
  'files.add-drawn',
  `insert into files (id, secret_hash, address_digest, size, received, kind, sha256, stored_name, scan, purpose_kind, purpose_id, created_at)
   values ($id, $secretHash, '', $size, $size, 'jpeg', $sha256, $storedName, 'clean', $purposeKind, $purposeId, $now)`,
);

/** Finds a file that belongs to nothing yet. */
export const unclaimed = statement<{ secretHash: Buffer }, FileRow>(
  'files.unclaimed',
  `select ${FILE} from files where secret_hash = $secretHash and purpose_kind is null`,
);

/** Counts a part that begins where the last one ended. Changes no row otherwise. */
export const addBytes = statement<{ fileId: string; offset: number; length: number }, { received: number }>(
  'files.add-bytes',
  'update files set received = received + $length where id = $fileId and received = $offset and kind is null returning received',
);

export const addPart = statement<{ fileId: string; offset: number; storedName: string }>(
  'files.add-part',
  'insert into file_parts (file_id, starts_at, stored_name) values ($fileId, $offset, $storedName)',
);

export const parts = statement<{ fileId: string }, { starts_at: number; stored_name: string }>(
  'files.parts',
  'select starts_at, stored_name from file_parts where file_id = $fileId order by starts_at',
);

export const namesOfParts = statement<{ ids: readonly string[] }, { stored_name: string }>(
  'files.names-of-parts',
  'select stored_name from file_parts where file_id = any($ids::uuid[])',
);

export const removeParts = statement<{ fileId: string }>(
  'files.remove-parts',
  'delete from file_parts where file_id = $fileId',
);

/** Records what is kept of a file that has arrived whole. Changes no row when that was recorded before. */
export const keep = statement<{
  fileId: string;
  kind: DocumentKind;
  sha256: Buffer;
  storedName: string;
  scan: 'clean' | null;
}>(
  'files.keep',
  'update files set kind = $kind, sha256 = $sha256, stored_name = $storedName, scan = $scan where id = $fileId and kind is null and received = size',
);

/** Claims a file that has arrived whole, for inspecting it. Changes no row while another claim holds. */
export const claim = statement<{ fileId: string; now: Date; until: Date }>(
  'files.claim',
  `update files set claimed_until = $until
   where id = $fileId and kind is null and received = size and (claimed_until is null or claimed_until < $now)`,
);

export const endClaim = statement<{ fileId: string }>(
  'files.end-claim',
  'update files set claimed_until = null where id = $fileId',
);

export const remove = statement<{ ids: readonly string[] }, { stored_name: string | null }>(
  'files.remove',
  'delete from files where id = any($ids::uuid[]) returning stored_name',
);

export interface AttachedRow {
  readonly id: string;
  readonly secret_hash: Buffer;
  readonly kind: DocumentKind;
  readonly size: number;
}

/** Gives inspected files a purpose, once. */
export const attach = statement<
  { secretHashes: readonly Buffer[]; purposeKind: string; purposeId: string },
  AttachedRow
>(
  'files.attach',
  `update files set purpose_kind = $purposeKind, purpose_id = $purposeId
   where secret_hash = any($secretHashes::bytea[]) and kind is not null and purpose_kind is null returning id, secret_hash, kind, size`,
);

export const moveTo = statement<{ purposeKind: string; from: string; to: string }>(
  'files.move-to',
  'update files set purpose_id = $to where purpose_kind = $purposeKind and purpose_id = $from',
);

export const kept = statement<
  { fileId: string },
  { kind: DocumentKind; stored_name: string; scan: 'clean' | 'malware' | null }
>('files.kept', 'select kind, stored_name, scan from files where id = $fileId and kind is not null');

/** Finds other purposes of the same kind with a file of the same content. */
export const alike = statement<{ purposeKind: string; purposeId: string }, { purpose_id: string }>(
  'files.alike',
  `select distinct other.purpose_id from files own join files other using (sha256)
   where own.purpose_kind = $purposeKind and own.purpose_id = $purposeId and other.purpose_kind = $purposeKind and other.purpose_id <> $purposeId`,
);

export const kindOf = statement<{ fileId: string }, { kind: DocumentKind | null }>(
  'files.kind-of',
  'select kind from files where id = $fileId',
);

/** Notes that a link to a kept file was used. Changes no row for the same link again, nor for an older one. */
export const useLink = statement<{ fileId: string; until: Date }>(
  'files.use-link',
  `update files set link_used_until = $until where id = $fileId and kind is not null and coalesce(link_used_until, '-infinity') < $until`,
);

export const forgotten = statement<{ createdBefore: Date }, { id: string }>(
  'files.forgotten',
  'select id from files where purpose_kind is null and created_at < $createdBefore limit 500',
);

/** Returns those of the given names in the store that no row names. */
export const unnamed = statement<{ names: readonly string[] }, { name: string }>(
  'files.unnamed',
  `select name from unnest($names::text[]) as name
   where not exists (select from files where stored_name = name) and not exists (select from file_parts where stored_name = name)`,
);

/** Returns the kept files that no scanner has judged, those that wait longest first. */
export const unscanned = statement<NoValues, { id: string; stored_name: string }>(
  'files.unscanned',
  'select id, stored_name from files where kind is not null and scan is null order by created_at limit 200',
);

/** Records what the scanner said. Changes no row that was judged before. */
export const noteScan = statement<{ fileId: string; scan: 'clean' | 'malware' }, { purpose_kind: string | null }>(
  'files.note-scan',
  'update files set scan = $scan where id = $fileId and scan is null returning purpose_kind',
);

export const unscannedOf = statement<{ purposeKind: string; purposeId: string }, { id: string }>(
  'files.unscanned-of',
  `select id from files where purpose_kind = $purposeKind and purpose_id = $purposeId and scan is distinct from 'clean'`,
);
