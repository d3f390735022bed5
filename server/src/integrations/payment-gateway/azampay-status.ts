import { z } from 'zod';
import { parseJson } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { decimalToMinor } from './amounts.ts';
import { claimedState } from './azampay-callback.ts';
import type { AzamPayCaller } from './azampay-caller.ts';
import { bankNameOf, operatorToMethod } from './azampay-wallets.ts';
import { emptyFacts } from './port.ts';
import type { ExchangeListener, GatewayPaymentFacts, GatewayPaymentState, StatusQuery } from './port.ts';
import { refusalReason } from './refusal-reason.ts';

const Text = z.string().max(500);

/** The `data` that the sandbox sends; the real host may leave out any field (docs/flows/azampay.md). */
const StatusDetails = z.object({
  pgReferenceId: Text.nullish(),
  externalId: Text.nullish(),
  status: Text,
  amount: z.union([Text, z.number()]).nullish(),
  currency: Text.nullish(),
  operator: Text.nullish(),
  vendor: Text.nullish(),
  message: Text.nullish(),
});

const StatusAnswer = z.object({
  success: z.boolean(),
  message: Text.nullish(),
  data: z.union([Text, StatusDetails]).nullish(),
  pgReferenceId: Text.nullish(),
  status: Text.nullish(),
});

/** What AzamPay's status call told, and the answer as it came; null when there was none. */
export interface ToldStatus {
  readonly state: GatewayPaymentState;
  readonly answer: HttpAnswer | null;
}

/** Asks AzamPay for the status of a payment or payout: by its own id, or by our reference while that is not known. */
export async function askAzamPayStatus(
  call: AzamPayCaller,
  statusUrl: string,
  input: StatusQuery,
  onExchange?: ExchangeListener,
): Promise<ToldStatus> {
  const reference: [string, string] =
    input.transactionId === null ? ['externalId', input.externalId] : ['pgReferenceId', input.transactionId];
  const query = new URLSearchParams([reference, ['bankName', bankNameOf(input.method)]]);
  const fetched = await call({
    method: 'GET',
    url: `${statusUrl}/api/v1/azampay/transactionstatus?${query}`,
    onExchange,
  });
  if (fetched.kind === 'answer') return { state: readStatusAnswer(input, fetched.answer), answer: fetched.answer };
  const why = fetched.kind === 'refused' ? 'http-error' : fetched.why;
  return { state: { ...emptyFacts(input), state: 'unreachable', why }, answer: null };
}

function readStatusAnswer(input: StatusQuery, answer: HttpAnswer): GatewayPaymentState {
  const nothing = emptyFacts(input);
  if (answer.kind === 'failed') return { ...nothing, state: 'unreachable', why: answer.why };
  const read = StatusAnswer.safeParse(parseJson(answer.text));
  if (read.success && !read.data.success && /not found/i.test(read.data.message ?? ''))
    return { ...nothing, state: 'not-found' };
  if (answer.status !== 200)
    return { ...nothing, state: 'unreachable', why: answer.status === 429 ? 'rate-limited' : 'http-error' };
  if (!read.success || !read.data.success) return { ...nothing, state: 'unreachable', why: 'unreadable' };

  const { data, status, pgReferenceId, message } = read.data;
  const details = typeof data === 'object' && data !== null ? data : null;
  const word = details?.status ?? status ?? (typeof data === 'string' ? data : null);
  const state = word === null ? null : claimedState(word);
  if (state === null) return { ...nothing, state: 'unreachable', why: 'unreadable' };
  const facts = statedFacts(input, details, pgReferenceId);
  if (facts === null) return { ...nothing, state: 'unreachable', why: 'unreadable' };
  return state === 'refused'
    ? { ...facts, state, reason: refusalReason(details?.message ?? message) }
    : { ...facts, state };
}

/** Returns the facts of a status answer; null when its amount is invalid, because such an answer proves nothing. */
function statedFacts(
  input: StatusQuery,
  details: z.infer<typeof StatusDetails> | null,
  pgReferenceId: string | null | undefined,
): GatewayPaymentFacts | null {
  const said = details?.amount ?? null;
  const currency = details?.currency ?? null;
  const amount = said === null ? null : decimalToMinor(said, currency ?? 'TZS');
  if (said !== null && amount === null) return null;
  return {
    // A reference that the answer does not contain counts as not stated, unless we queried by that reference.
    externalId: details?.externalId ?? (input.transactionId === null ? input.externalId : null),
    transactionId: details?.pgReferenceId ?? pgReferenceId ?? input.transactionId,
    amount,
    currency,
    operator: details?.operator ? operatorToMethod(details.operator) : null,
    payee: details?.vendor ?? null,
  };
}
