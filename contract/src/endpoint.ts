import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/** Who may knock at a route. `anyone` includes people without a session; `provider` is an outside party with its path secret. */
export type Knocker = 'anyone' | 'nobody' | 'patient' | 'doctor' | 'provider' | 'operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A path, query, body or reply schema. */
export type Schema = z.ZodType;

/**
 * One call of the wire: what comes in, what goes out, who may knock, which refusals to expect.
 * The server mounts it, OpenAPI is written from it, and the access matrix is generated from it.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: readonly Knocker[];
  /** What each id in the path belongs to; a path id without an owner fails the check (Z-04). */
  readonly owns?: Readonly<Record<string, 'booking' | 'notification' | 'session' | 'payment' | 'doctor' | 'country' | 'provider' | 'secret' | 'photo' | 'review' | 'document'>>;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  readonly status?: 200 | 201 | 202 | 204;
  /** Requires `Idempotency-Key`; the first answer is kept and replayed for seven days. */
  readonly idempotent?: boolean;
  /** The largest body in bytes where it is not the usual 256 KiB. */
  readonly bodyLimit?: number;
  /** Which bucket of the rate limiter a call draws from. */
  readonly limit?: 'read' | 'search' | 'write' | 'code' | 'callback';
  readonly problems?: readonly ProblemCode[];
}

/** Declares an endpoint; an identity function that keeps the schemas' types. */
export function endpoint<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema>(
  declaration: Endpoint<Params, Query, Body, Reply>,
): Endpoint<Params, Query, Body, Reply> {
  return declaration;
}
