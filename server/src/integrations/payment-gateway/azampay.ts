import { z } from 'zod';
import { REQUEST_TIMEOUT_MS, parseJson } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { minorToWholeMajor } from './amounts.ts';
import { azamPayCallbackReader } from './azampay-callback.ts';
import type { AzamPayCallbackConfig } from './azampay-callback.ts';
import { azamPayCaller } from './azampay-caller.ts';
import { askAzamPayStatus } from './azampay-status.ts';
import type { AzamPayTokenConfig } from './azampay-token.ts';
import { AZAMPAY_WALLETS, operatorToMethod } from './azampay-wallets.ts';
import type { ExchangeListener, PaymentGateway, PaymentPushOutcome, PushRequest } from './port.ts';
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

const CheckoutAnswer = z.object({
  success: z.boolean(),
  transactionId: z.string().max(200).nullish(),
  message: z.string().max(1000).nullish(),
});

const ValidationAnswer = z.object({
  title: z.string().max(500).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** The adapter for AzamPay in Tanzania: mobile-money prompt, callback and status, in whole Tanzanian shillings only. */
export function azamPay(config: AzamPayConfig, options: AdapterOptions): PaymentGateway {
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
  const call = azamPayCaller(config, timeoutMs, options.now);
  const readCallback = azamPayCallbackReader(config, operatorToMethod, timeoutMs, options.now);

  async function requestPush(input: PushRequest, onExchange?: ExchangeListener): Promise<PaymentPushOutcome> {
    const provider = AZAMPAY_WALLETS.get(input.method);
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
    const fetched = await call({
      method: 'POST',
      url: `${config.checkoutUrl}/azampay/mno/checkout`,
      body: JSON.stringify(body),
      onExchange,
    });
    if (fetched.kind === 'refused') return fetched;
    if (fetched.kind === 'unknown') return { kind: 'unknown', why: fetched.why, mayHaveReached: false };
    return readPushAnswer(fetched.answer);
  }

  return {
    name: 'azampay',
    sandbox: options.sandbox,
    payee: config.appName,
    methods: [...AZAMPAY_WALLETS.keys()],
    currencies: ['TZS'],
    callbackHeaders: [],
    flowOf: (method) => (AZAMPAY_WALLETS.has(method) ? 'push' : null),
    requestPush,
    queryStatus: async (input, onExchange) => (await askAzamPayStatus(call, config.statusUrl, input, onExchange)).state,
    readCallback: (raw) => readCallback(raw),
  };
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
