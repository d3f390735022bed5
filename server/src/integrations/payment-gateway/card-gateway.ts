import { z } from 'zod';
import { REQUEST_TIMEOUT_MS, sendRequest, parseJson } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { decimalToMinor, minorToDecimal } from './amounts.ts';
import type { AdapterOptions } from './azampay.ts';
import { CardPayment, readCardCallback, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './card-gateway-callback.ts';
import { emptyFacts } from './port.ts';
import type {
  ExchangeListener,
  GatewayPaymentState,
  HostedOutcome,
  HostedRequest,
  PaymentGateway,
  PaymentPushOutcome,
  PushRequest,
  StatusQuery,
} from './port.ts';
import { refusalReason } from './refusal-reason.ts';

export interface CardGatewayConfig {
  url: string;
  merchant: string;
  apiKey: string;
  /** The secrets that may sign callbacks: one, or two while the secret is being changed. */
  callbackSecrets: readonly string[];
}

const PUSH_METHODS = ['mpesa', 'tigopesa', 'airtel_money', 'halopesa', 'mtn', 'ecocash', 'lumicash'];
const HOSTED_METHODS = ['card', 'paypal', 'apple_pay', 'google_pay', 'instant_eft', 'snapscan'];

const PushAnswer = z.object({ id: z.string().min(1).max(200) });
const SessionAnswer = z.object({ id: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/ }) });
const ErrorAnswer = z.object({ error: z.object({ code: z.string().max(100), message: z.string().max(1000) }) });

const NOT_PAYABLE = { kind: 'refused', reason: 'invalid-request', message: 'not a payable amount' } as const;

type CallOutcome<T> = { kind: 'read'; value: T } | Extract<PaymentPushOutcome, { kind: 'refused' | 'unknown' }>;

/**
 * The adapter of a gateway with a hosted page (card, PayPal, bank transfer, SnapScan) and with prompts for wallets that
 * have no adapter of their own yet. Payers type card numbers on the gateway's page only; this product never receives
 * one (P-09). The protocol is the sandbox's own, so there is no real host for it.
 */
export function cardGateway(config: CardGatewayConfig, options: AdapterOptions): PaymentGateway {
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
  const post = poster(config, timeoutMs);

  async function requestPush(input: PushRequest, onExchange?: ExchangeListener): Promise<PaymentPushOutcome> {
    const amount = minorToDecimal(input.amount, input.currency);
    if (amount === null) return NOT_PAYABLE;
    const { externalId: reference, method, phone, currency } = input;
    const outcome = await post('/v1/pushes', { reference, method, phone, amount, currency }, PushAnswer, onExchange);
    return outcome.kind === 'read' ? { kind: 'accepted', transactionId: outcome.value.id } : outcome;
  }

  async function startHostedPayment(input: HostedRequest, onExchange?: ExchangeListener): Promise<HostedOutcome> {
    const amount = minorToDecimal(input.amount, input.currency);
    if (amount === null) return NOT_PAYABLE;
    const { externalId: reference, method, currency, description, language } = input;
    const body = {
      reference,
      method,
      amount,
      currency,
      description,
      language,
      return_url: input.returnUrl,
      cancel_url: input.cancelUrl,
    };
    const outcome = await post('/v1/sessions', body, SessionAnswer, onExchange);
    return outcome.kind === 'read'
      ? { kind: 'accepted', transactionId: outcome.value.id, redirectUrl: outcome.value.url }
      : outcome;
  }

  async function queryStatus(input: StatusQuery, onExchange?: ExchangeListener): Promise<GatewayPaymentState> {
    const url = `${config.url}/v1/payments?${new URLSearchParams({ reference: input.externalId })}`;
    const answer = await sendRequest({ url, method: 'GET', headers: authorized(config), timeoutMs });
    onExchange?.({ method: 'GET', url, body: null, answer });
    return readTruth(input, answer);
  }

  return {
    name: 'cards',
    sandbox: options.sandbox,
    payee: config.merchant,
    methods: [...PUSH_METHODS, ...HOSTED_METHODS],
    currencies: ['TZS', 'KES', 'UGX', 'RWF', 'BIF', 'ZAR', 'USD', 'GBP', 'EUR', 'AED'],
    callbackHeaders: [SIGNATURE_HEADER, TIMESTAMP_HEADER],
    flowOf: (method) => (PUSH_METHODS.includes(method) ? 'push' : HOSTED_METHODS.includes(method) ? 'hosted' : null),
    requestPush,
    startHostedPayment,
    closeHostedPage: async ({ externalId: reference }, onExchange) =>
      void (await post('/v1/sessions/cancel', { reference }, CardPayment, onExchange)),
    queryStatus,
    readCallback: async (raw, headers, receivedAt) =>
      readCardCallback(config.callbackSecrets, raw, headers, receivedAt ?? options.now()),
  };
}

function authorized({ apiKey }: CardGatewayConfig): Record<string, string> {
  return { authorization: `Bearer ${apiKey}`, accept: 'application/json' };
}

/** Returns a function that posts JSON and reads the gateway's answer. */
function poster(config: CardGatewayConfig, timeoutMs: number) {
  return async <T>(
    path: string,
    order: object,
    schema: z.ZodType<T>,
    onExchange?: ExchangeListener,
  ): Promise<CallOutcome<T>> => {
    const url = `${config.url}${path}`;
    const body = JSON.stringify(order);
    const answer = await sendRequest({
      url,
      method: 'POST',
      headers: { ...authorized(config), 'content-type': 'application/json' },
      body,
      timeoutMs,
    });
    onExchange?.({ method: 'POST', url, body, answer });
    return readCreated(answer, schema);
  };
}

function readCreated<T>(answer: HttpAnswer, schema: z.ZodType<T>): CallOutcome<T> {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why, mayHaveReached: true };
  const json = parseJson(answer.text);
  if (answer.status === 200 || answer.status === 201 || answer.status === 202) {
    const read = schema.safeParse(json);
    return read.success
      ? { kind: 'read', value: read.data }
      : { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
  }
  if (answer.status === 429) return { kind: 'unknown', why: 'rate-limited', mayHaveReached: false };
  const error = ErrorAnswer.safeParse(json);
  if (!error.success)
    return { kind: 'unknown', why: answer.status >= 500 ? 'http-error' : 'unreadable', mayHaveReached: true };
  const { code, message } = error.data.error;
  if (code === 'duplicate_reference') return { kind: 'unknown', why: 'duplicate-reference', mayHaveReached: true };
  if (answer.status === 401) return { kind: 'refused', reason: 'credentials', message };
  if (answer.status === 422) return { kind: 'refused', reason: 'invalid-request', message };
  return { kind: 'unknown', why: 'http-error', mayHaveReached: true };
}

function readTruth(input: StatusQuery, answer: HttpAnswer): GatewayPaymentState {
  const nothing = emptyFacts(input);
  if (answer.kind === 'failed') return { ...nothing, state: 'unreachable', why: answer.why };
  const json = parseJson(answer.text);
  if (answer.status === 404 && ErrorAnswer.safeParse(json).data?.error.code === 'not_found')
    return { ...nothing, state: 'not-found' };
  if (answer.status !== 200)
    return { ...nothing, state: 'unreachable', why: answer.status === 429 ? 'rate-limited' : 'http-error' };
  const read = CardPayment.safeParse(json);
  const amount = read.success ? decimalToMinor(read.data.amount, read.data.currency) : null;
  if (!read.success || amount === null) return { ...nothing, state: 'unreachable', why: 'unreadable' };
  const { id, reference, status, reason, currency, method, merchant } = read.data;
  const facts = { externalId: reference, transactionId: id, amount, currency, operator: method, payee: merchant };
  return status === 'refused'
    ? { ...facts, state: status, reason: refusalReason(reason) }
    : { ...facts, state: status };
}
