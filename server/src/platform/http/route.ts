import type { z } from 'zod';
import type { Endpoint, Schema } from '@tabibu/contract/endpoint';
import type { Context } from '../context.ts';
import type { Answer } from './answer.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Input<Params, Query, Body> {
  readonly params: Output<Params>;
  readonly query: Output<Query>;
  readonly body: Output<Body>;
}

/** What the HTTP layer gives besides the context: bytes and cookies that few verbs need. */
export interface Delivery {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly challengeCookie: string | undefined;
  readonly deviceCookie: string | undefined;
}

export type Verb<E> = E extends Endpoint<infer P, infer Q, infer B, infer R>
  ? (ctx: Context, input: Input<P, Q, B>, delivery: Delivery) => Promise<z.input<R> | Answer<z.input<R>> | Answer<string> | Answer<Buffer>>
  : never;

/** An endpoint of the contract with the verb that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly verb: (ctx: Context, input: Input<Schema, Schema, Schema>, delivery: Delivery) => Promise<unknown>;
}

/** Binds an endpoint to its verb; the types of input and reply come from the contract. */
export function route<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  endpoint: Endpoint<P, Q, B, R>,
  verb: (ctx: Context, input: Input<P, Q, B>, delivery: Delivery) => Promise<z.input<R> | Answer<z.input<R>> | Answer<string> | Answer<Buffer>>,
): Route {
  return { endpoint: endpoint, verb: verb };
}
