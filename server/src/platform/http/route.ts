import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import type { Context } from '../context.ts';
import type { Answer } from './answer.ts';
import type { SentFile } from './read-form.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Input<Params, Query, Body> {
  readonly params: Output<Params>;
  readonly query: Output<Query>;
  readonly body: Output<Body>;
}

/** What a few functions need besides the context: the body's bytes, headers and cookies. */
export interface Delivery {
  readonly raw: Buffer;
  /** The files of a form by the names of their fields. */
  readonly files: ReadonlyMap<string, SentFile>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly challengeCookie: string | undefined;
  readonly deviceCookie: string | undefined;
  readonly readerCookie: string | undefined;
  readonly recordsCookie: string | undefined;
}

/** An endpoint of the contract with the function that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly verb: (ctx: Context, input: Input<Schema, Schema, Schema>, delivery: Delivery) => Promise<unknown>;
  /** True where a code in the request is the right to a row, whoever sends it: row-level security knows no codes. */
  readonly asSystem: boolean;
  readonly addsToRefusals: AddsToRefusals | undefined;
  readonly afterCommit: AfterCommit | undefined;
}

/** Completes the answer of an idempotent endpoint once its effect is committed; again for a repeated request. */
type AfterCommit = (ctx: Context, input: Input<Schema, Schema, Schema>, reply: unknown) => Promise<unknown>;

/** Returns what every refusal of a route also carries in `params`; `body` is as it was sent. */
export type AddsToRefusals = (ctx: Context, body: unknown) => Promise<Record<string, unknown>>;

/**
 * Binds an endpoint to its function; the contract decides the types of input and reply. With `asSystem` the function
 * sees all rows of guarded tables and decides alone who may read which. `addsToRefusals` adds to what every refusal of
 * the endpoint carries. `afterCommit` waits for what a job does after the effect of an idempotent endpoint.
 */
export function route<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  verb: (
    ctx: Context,
    input: Input<P, Q, B>,
    delivery: Delivery,
  ) => Promise<z.input<R> | Answer<z.input<R>> | Answer<string> | Answer<Buffer> | Answer<Readable>>,
  {
    asSystem = false,
    addsToRefusals,
    afterCommit,
  }: {
    asSystem?: boolean;
    addsToRefusals?: AddsToRefusals;
    afterCommit?: (ctx: Context, input: Input<P, Q, B>, reply: z.input<R>) => Promise<z.input<R>>;
  } = {},
): Route {
  return { endpoint, verb, asSystem, addsToRefusals, afterCommit: afterCommit as AfterCommit | undefined };
}
