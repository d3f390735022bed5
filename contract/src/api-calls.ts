import type { ApiTypes } from '../generated/api-types.d.ts';
import type { ProblemCode } from './problems.ts';

/** Method and path of any declared endpoint. */
export type ApiCall = keyof ApiTypes;

/** A call that only reads. */
export type ReadCall = Extract<ApiCall, `GET ${string}`>;

/** A call that requires an `Idempotency-Key`. */
export type IdempotentCall = {
  [Call in ApiCall]: ApiTypes[Call]['idempotent'] extends true ? Call : never;
}[ApiCall];

/** The parameters in a call's path; `unknown` if it has none. */
type ParamsOf<Call extends ApiCall> = ApiTypes[Call]['params'];

/** The body that a call accepts; `unknown` if it has none. */
export type BodyOf<Call extends ApiCall> = ApiTypes[Call]['body'];

/** The query parameters of a call; `unknown` if it has none. */
export type QueryOf<Call extends ApiCall> = ApiTypes[Call]['query'];

/** The reply of a call: the `data` of its envelope, or the whole reply if it has no envelope. */
export type DataOf<Call extends ApiCall> = ApiTypes[Call]['reply'] extends infer Reply
  ? Reply extends { data: infer Data }
    ? Data
    : Reply
  : never;

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
export type ProblemOf<Call extends ApiCall> = ApiTypes[Call]['problem'] | HttpProblem;

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
