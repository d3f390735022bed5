import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { addressPrefix } from '../../platform/address-prefix.ts';
import { DAY } from '../../platform/time.ts';

/** The most files of one address within an hour: five applications with their documents, three times over. */
export const FILES_PER_HOUR = 60;
/** What nobody attached to anything is deleted after this time (U-02). */
export const UNCLAIMED_KEPT = DAY;

/** Below this many free bytes, staff are warned. */
export const ALARM_BELOW = 2 * 1024 ** 3;

/** Below this many free bytes no file is begun: what the house needs to go on must fit. */
export const REFUSED_BELOW = 1024 ** 3;
/** The most bytes of files that belong to nothing, all senders together. A hundred applications under way need less. */
export const MOST_UNCLAIMED = 4 * 1024 ** 3;
/** And of one address: ten applications. So one sender takes nobody else's room. */
export const MOST_UNCLAIMED_OF_ADDRESS = 400 * 1024 ** 2;
/** After this many seconds somebody who found no room may try again. */
export const ROOM_AGAIN = 600;

/** What a file belongs to, in the words of the module that attached it. */
export interface Purpose {
  readonly kind: string;
  readonly id: string;
}

/** Returns a name for the store: 128 random bits in hexadecimal digits (U-04). */
export function newStoredName(): string {
  return randomBytes(16).toString('hex');
}

/** Returns a keyed digest that tells callers' addresses apart. */
export function addressDigest(ctx: Context): string {
  return ctx.keys.sign('address', addressPrefix(ctx.ip));
}

/** Associated data of a file's bytes: they can be opened for their own row only (E-01). */
export function fileAssociatedData(fileId: string): string {
  return `files.bytes.${fileId}`;
}

/** Associated data of a part's bytes: they can be opened for their own place in their file only (E-01). */
export function partAssociatedData(fileId: string, offset: number): string {
  return `file_parts.bytes.${fileId}.${offset}`;
}
