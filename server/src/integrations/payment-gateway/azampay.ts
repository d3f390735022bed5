import { z } from 'zod';
import { REQUEST_TIMEOUT_MS, sendRequest, parseJson } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { decimalToMinor, minorToWholeMajor } from './amounts.ts';
import { azamPayCallbackReader, claimedState } from './azampay-callback.ts';
import type { AzamPayCallbackConfig } from './azampay-callback.ts';
import { azamPayToken } from './azampay-token.ts';
import type { AzamPayToken, AzamPayTokenConfig, TokenOutcome } from './azampay-token.ts';
import { emptyFacts } from './port.ts';
import type {
  GatewayPaymentState,
  PaymentGateway,
  PaymentPushOutcome,
  PushRequest,
  StatusQuery,
  GatewayPaymentFacts,
} from './port.ts';
import { refusalReason } from './refusal-reason.ts';

export interface AzamPayConfig extends AzamPayTokenConfig, AzamPayCallbackConfig {
  /** Host of the status call; it differs from the checkout host. */
  statusUrl: string;
}

export interface AdapterOptions {
  sandbox: boolean;
  now: () => Date;
  timeoutMs?: number;
}

/** AzamPay's names of the wallets, case-sensitive. 'Tigo' is still its name for Mixx by Yas. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['mpesa', 'Mpesa'],
  ['tigopesa', 'Tigo'],
  ['airtel_money', 'Airtel'],
  ['halopesa', 'Halopesa'],
]);

const CheckoutAnswer = z.object({
  success: z.boolean(),
  transactionId: z.string().max(200).nullish(),
  message: z.string().max(1000).nullish(),
});

const ValidationAnswer = z.object({
  title: z.string().max(500).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

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

type Fetched = { kind: 'answer'; answer: HttpAnswer } | Exclude<TokenOutcome, { kind: 'token' }>;

/** The adapter for AzamPay in Tanzania: mobile-money prompt, callback and status, in whole Tanzanian shillings only. */
export function azamPay(config: AzamPayConfig, options: AdapterOptions): PaymentGateway {
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
  const callWithToken = authorizedCaller(config, azamPayToken(config, timeoutMs, options.now), timeoutMs);
  const readCallback = azamPayCallbackReader(config, operatorToMethod, timeoutMs, options.now);

  async function requestPush(input: PushRequest): Promise<PaymentPushOutcome> {
    const provider = PROVIDERS.get(input.method);
    const amount = minorToWholeMajor(input.amount, input.currency);
    if (provider === undefined || input.currency !== 'TZS')
      return { kind: 'refused', reason: 'not-carried', message: 'AzamPay does not carry this' };
    if (amount === null)
      return { kind: 'refused', reason: 'invalid-request', message: 'AzamPay takes whole shillings' };
    const accountNumber = input.phone.replace(/^\+/, '');
    const body = {
      provider,
      accountNumber,
      amount,
      currency: 'TZS',
      externalId: input.externalId,
      source: config.appName,
      additionalProperties: {},
    };
    const fetched = await callWithToken('POST', `${config.checkoutUrl}/azampay/mno/checkout`, JSON.stringify(body));
    if (fetched.kind === 'refused') return fetched;
    if (fetched.kind === 'unknown') return { kind: 'unknown', why: fetched.why, mayHaveReached: false };
    return readPushAnswer(fetched.answer);
  }

  async function queryStatus(input: StatusQuery): Promise<GatewayPaymentState> {
    const reference: [string, string] =
      input.transactionId === null ? ['externalId', input.externalId] : ['pgReferenceId', input.transactionId];
    const query = new URLSearchParams([reference, ['bankName', (PROVIDERS.get(input.method) ?? '').toLowerCase()]]);
    const fetched = await callWithToken('GET', `${config.statusUrl}/api/v1/azampay/transactionstatus?${query}`);
    if (fetched.kind === 'refused') return { ...emptyFacts(input), state: 'unreachable', why: 'http-error' };
    if (fetched.kind === 'unknown') return { ...emptyFacts(input), state: 'unreachable', why: fetched.why };
    return readStatusAnswer(input, fetched.answer);
  }

  return {
    name: 'azampay',
    sandbox: options.sandbox,
    payee: config.appName,
    methods: [...PROVIDERS.keys()],
    currencies: ['TZS'],
    callbackHeaders: [],
    flowOf: (method) => (PROVIDERS.has(method) ? 'push' : null),
    requestPush,
    queryStatus,
    readCallback: (raw) => readCallback(raw),
  };
}

/**
 * Returns a function that calls AzamPay with the bearer token. A 401 means that the request was not accepted, so one
 * repeat with a new token is safe.
 */
function authorizedCaller(config: AzamPayConfig, token: AzamPayToken, timeoutMs: number) {
  return async (method: 'GET' | 'POST', url: string, body?: string): Promise<Fetched> => {
    for (let attempt = 1; ; attempt += 1) {
      const got = await token.get();
      if (got.kind !== 'token') return got;
      const headers: Record<string, string> = { authorization: `Bearer ${got.token}`, accept: 'application/json' };
      if (config.apiKey !== '') headers['x-api-key'] = config.apiKey;
      if (body !== undefined) headers['content-type'] = 'application/json';
      const answer = await sendRequest({ url, method, headers, timeoutMs, ...(body === undefined ? {} : { body }) });
      if (answer.kind === 'answered' && answer.status === 401 && attempt === 1) token.drop(got.token);
      else return { kind: 'answer', answer };
    }
  };
}

function operatorToMethod(operator: string): string {
  const found = [...PROVIDERS].find(([, name]) => name.toLowerCase() === operator.toLowerCase());
  return found?.[0] ?? operator;
}

function readPushAnswer(answer: HttpAnswer): PaymentPushOutcome {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why, mayHaveReached: true };
  const json = parseJson(answer.text);
  if (answer.status === 401 || answer.status === 423)
    return { kind: 'refused', reason: 'credentials', message: 'AzamPay refused our token' };
  if (answer.status === 429) return { kind: 'unknown', why: 'rate-limited', mayHaveReached: false };
  if (answer.status === 400) {
    const read = ValidationAnswer.safeParse(json);
    const errors = read.success
      ? Object.entries(read.data.errors ?? {}).map(([field, texts]) => `${field}: ${texts.join(' ')}`)
      : [];
    if (!read.success) return { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
    return {
      kind: 'refused',
      reason: 'invalid-request',
      message: errors.join('; ') || (read.data.title ?? 'invalid request'),
    };
  }
  if (answer.status !== 200) return { kind: 'unknown', why: 'http-error', mayHaveReached: true };
  const read = CheckoutAnswer.safeParse(json);
  if (!read.success) return { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
  const { success, transactionId, message } = read.data;
  if (success)
    return transactionId
      ? { kind: 'accepted', transactionId }
      : { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
  // An earlier request with this reference has arrived, so its prompt may be on the phone now.
  if (/duplicate/i.test(message ?? '')) return { kind: 'unknown', why: 'duplicate-reference', mayHaveReached: true };
  return { kind: 'refused', reason: refusalReason(message), message: message ?? 'refused' };
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
