import type { z } from 'zod';
import type { DeclaredEndpoint } from './endpoints.ts';
import type { ProblemCode } from './problems.ts';

/**
 * The endpoints as types, named by method and path: `POST /api/bookings`. The browser's client uses them. This file has
 * no values, so that zod does not get into the browser's bundle.
 */
type Endpoints = { [One in DeclaredEndpoint as `${One['method']} ${One['path']}`]: One };

/** Method and path of any declared endpoint. */
export type ApiCall = keyof Endpoints;

/** A call that only reads. */
export type ReadCall = Extract<ApiCall, `GET ${string}`>;

/** A call that requires an `Idempotency-Key`. */
export type IdempotentCall = {
  [Call in ApiCall]: true extends Endpoints[Call]['idempotent'] ? Call : never;
}[ApiCall];

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** The parameters in a call's path; `unknown` if it has none. */
type ParamsOf<Call extends ApiCall> = Input<Endpoints[Call]['params']>;

/** The body that a call accepts; `unknown` if it has none. */
export type BodyOf<Call extends ApiCall> = Input<Endpoints[Call]['body']>;

/** The query parameters of a call; `unknown` if it has none. */
export type QueryOf<Call extends ApiCall> = QueryValues<Endpoints[Call]['query']>;

/** By its schema, a coerced field accepts anything. Callers must give the type that the coercion produces. */
type QueryValues<Schema> =
  unknown extends Input<Schema>
    ? unknown
    : {
        [Name in keyof Input<Schema>]: unknown extends Input<Schema>[Name]
          ? Output<Schema>[Name & keyof Output<Schema>] | undefined
          : Input<Schema>[Name];
      };

/** The reply of a call: the `data` of its envelope, or the whole reply if it has no envelope. */
export type DataOf<Call extends ApiCall> =
  Output<Endpoints[Call]['reply']> extends infer Reply ? (Reply extends { data: infer Data } ? Data : Reply) : never;

/** The codes with which the HTTP layer may refuse any call. Endpoints do not list them. */
type HttpProblem = Extract<
  ProblemCode,
  | 'invalid-input'
  | 'malformed-request'
  | 'unsupported-media-type'
  | 'body-too-large'
  | 'address-too-long'
  | 'method-not-allowed'
  | 'cross-site-request'
  | 'not-signed-in'
  | 'not-allowed'
  | 'too-many-requests'
  | 'service-unavailable'
  | 'internal-error'
  | 'idempotency-key-required'
  | 'idempotency-key-reused'
  | 'request-in-progress'
>;

/** The codes with which a call may be refused. */
export type ProblemOf<Call extends ApiCall> = NonNullable<Endpoints[Call]['problems']>[number] | HttpProblem;

/** One part of a call's input: absent if the call has none, optional if nothing in it is required. */
type Part<Name extends string, Value> = unknown extends Value
  ? { readonly [Key in Name]?: never }
  : {} extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** The input of a call: path parameters, query and body, as far as it has them. */
export type CallInput<Call extends ApiCall> = Part<'params', ParamsOf<Call>> &
  Part<'query', QueryOf<Call>> &
  Part<'body', BodyOf<Call>>;
