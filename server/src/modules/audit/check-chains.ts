import { hash as digest } from 'node:crypto';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { AnchorKeys } from '../../platform/keys.ts';
import { readAnchor } from './anchor-statement.ts';
import type { Anchor } from './anchor-statement.ts';
import * as store from './store.ts';
import type { AnchorRow, LinkRow } from './store.ts';

const CHAINS = 16;
const ROWS_AT_ONCE = 5_000;
const ANCHORS_AT_ONCE = 500;
const EXAMPLES = 5;

/** An anchor that was found outside the database, for example in the log. */
export interface AnchorCopy {
  readonly statement: string;
  readonly signature: string;
}

export interface ChainReport {
  readonly rows: number;
  readonly anchors: number;
  /** When the last anchor was signed; null if there is none. */
  readonly anchoredAt: Date | null;
  /** One sentence for each fault, the one of the oldest row first. Empty if everything is as it was written. */
  readonly faults: readonly string[];
}

interface Fault {
  /** The row of the audit log; 0 if the fault has none. */
  readonly row: number;
  readonly says: string;
}

/** The place in each chain after which the check reads, with the hash there. */
type Places = ReadonlyMap<number, { readonly number: number; readonly hash: string }>;

export interface ChainQuestion {
  /** Rows that the last anchor before this time has seen are believed. By default every row is read. */
  readonly since?: Date;
  readonly copies?: readonly AnchorCopy[];
}

/**
 * Reads all chains, anchors and rows of the audit log and returns what is not as it was written: a changed, removed,
 * moved or added row, a cut end, an anchor that is missing or not ours. Names the first broken row of each chain. Reads
 * in batches and changes nothing. Rows that no anchor has seen yet may have been rewritten together with their hashes
 * by the owner of the tables; the report says until when rows are anchored (I-33).
 */
export async function checkChains(
  db: Queryable,
  keys: AnchorKeys,
  { since, copies = [] }: ChainQuestion = {},
): Promise<ChainReport> {
  const start = since === undefined ? undefined : await db.maybe(store.lastAnchorBefore, { at: since });
  const anchors = await checkAnchors(db, keys, start);
  const places = new Map(
    (start === undefined ? [] : (readAnchor(start.statement)?.heads ?? [])).map((head) => [head.chain, head]),
  );
  const faults = [...anchors.faults];
  let rows = 0;
  for (let chain = 0; chain < CHAINS; chain += 1) {
    const read = await checkChain(db, chain, places);
    rows += read.rows;
    if (read.fault !== undefined) faults.push(read.fault);
  }
  const free = await db.many(store.unlinked, { since: start?.at ?? new Date(0), limit: EXAMPLES });
  faults.push(...free.map(({ id }) => ({ row: id, says: `row ${id} was added past the chains` })));
  for (const copy of copies) faults.push(...(await checkCopy(db, keys, copy)));
  return {
    rows,
    anchors: anchors.read,
    anchoredAt: anchors.last?.at ?? null,
    faults: faults.sort((one, other) => one.row - other.row).map(({ says }) => says),
  };
}

async function checkChain(
  db: Queryable,
  chain: number,
  places: Places,
): Promise<{ rows: number; fault: Fault | undefined }> {
  let { number, hash } = places.get(chain) ?? { number: 0, hash: '' };
  let rows = 0;
  for (;;) {
    const links = await db.many(store.linksAfter, { chain, number, limit: ROWS_AT_ONCE });
    for (const link of links) {
      const says = faultOf(link, { number, hash });
      if (says !== undefined) return { rows, fault: { row: link.audit_id, says: `${says} (chain ${chain})` } };
      ({ number, hash } = link);
      rows += 1;
    }
    if (links.length < ROWS_AT_ONCE) return { rows, fault: undefined };
  }
}

function faultOf(link: LinkRow, before: { number: number; hash: string }): string | undefined {
  const missing = before.number + 1;
  if (link.number !== missing) return `number ${missing}, before row ${link.audit_id}, is missing`;
  if (link.content === null) return `row ${link.audit_id}, number ${link.number}, was removed`;
  const hash = digest('sha256', Buffer.concat([Buffer.from(before.hash, 'hex'), Buffer.from(link.content)]), 'hex');
  return hash === link.hash ? undefined : `row ${link.audit_id}, number ${link.number}, is not as it was written`;
}

async function checkAnchors(
  db: Queryable,
  keys: AnchorKeys,
  start: AnchorRow | undefined,
): Promise<{ read: number; last: AnchorRow | undefined; faults: Fault[] }> {
  const faults: Fault[] = [];
  let last: AnchorRow | undefined;
  let read = 0;
  let number = (start?.number ?? 1) - 1;
  for (;;) {
    const anchors = await db.many(store.anchorsAfter, { number, limit: ANCHORS_AT_ONCE });
    for (const anchor of anchors) {
      const says = await anchorFault(db, keys, { anchor, before: last, expected: number + 1, isFirst: read === 0 });
      if (says !== undefined) faults.push({ row: 0, says });
      last = anchor;
      number = anchor.number;
      read += 1;
    }
    if (anchors.length < ANCHORS_AT_ONCE) return { read, last, faults };
  }
}

interface AnchorInOrder {
  readonly anchor: AnchorRow;
  readonly before: AnchorRow | undefined;
  readonly expected: number;
  readonly isFirst: boolean;
}

async function anchorFault(
  db: Queryable,
  keys: AnchorKeys,
  { anchor, before, expected, isFirst }: AnchorInOrder,
): Promise<string | undefined> {
  if (anchor.number !== expected) return `anchor ${expected} is missing`;
  const said = signedBy(keys, anchor);
  if (said === undefined) return `anchor ${anchor.number} was not signed by this product`;
  const follows = isFirst ? expected > 1 || said.previous === '' : said.previous === before?.signature;
  if (said.number !== anchor.number || said.at !== anchor.at.toISOString() || !follows)
    return `anchor ${anchor.number} is not as it was written`;
  return headsFault(db, said);
}

/** Compares what an anchor saw with what stands there now. */
async function headsFault(db: Queryable, { at, heads }: Anchor): Promise<string | undefined> {
  const found = await db.many(store.hashesAt, {
    chains: heads.map(({ chain }) => chain),
    numbers: heads.map(({ number }) => number),
  });
  const now = new Map(found.map(({ chain, hash }) => [chain, hash]));
  for (const { chain, number, hash } of heads) {
    const standing = now.get(chain) ?? null;
    if (standing === null) return `number ${number} of chain ${chain} is missing; the anchor of ${at} has seen it`;
    if (standing !== hash)
      return `chain ${chain} was written anew up to its number ${number}; the anchor of ${at} has seen other rows`;
  }
  return undefined;
}

function signedBy(keys: AnchorKeys, { statement, signature }: AnchorCopy): Anchor | undefined {
  return keys.agrees(statement, signature) ? readAnchor(statement) : undefined;
}

async function checkCopy(db: Queryable, keys: AnchorKeys, copy: AnchorCopy): Promise<Fault[]> {
  const said = signedBy(keys, copy);
  if (said === undefined) return [{ row: 0, says: 'a copy of an anchor was not signed by this product' }];
  const kept = await db.maybe(store.anchorByNumber, { number: said.number });
  if (kept?.statement === copy.statement) return [];
  const state = kept === undefined ? 'is missing' : 'was replaced';
  return [{ row: 0, says: `anchor ${said.number} of ${said.at} ${state}; a copy of it exists outside` }];
}
