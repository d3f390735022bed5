import { z } from 'zod';
import { REQUEST_TIMEOUT_MS, parseJson } from '../http-client.ts';
import type { HttpAnswer } from '../http-client.ts';
import { minorToWholeMajor } from '../payment-gateway/amounts.ts';
import type { AdapterOptions } from '../payment-gateway/azampay.ts';
import { azamPayCaller } from '../payment-gateway/azampay-caller.ts';
import { askAzamPayStatus } from '../payment-gateway/azampay-status.ts';
import type { AzamPayTokenConfig } from '../payment-gateway/azampay-token.ts';
import { AZAMPAY_WALLETS, bankNameOf } from '../payment-gateway/azampay-wallets.ts';
import { refusalReason } from '../payment-gateway/refusal-reason.ts';
import { azamPayChecksum } from './azampay-checksum.ts';
import type { NameLookup, PayoutGateway, PayoutOutcome, PayoutRequest, PayoutStatus } from './port.ts';

/** Our own account at AzamPay, from which the money goes out. */
export interface PayoutSource {
  readonly fullName: string;
  /** Its wallet or bank in AzamPay's spelling, for example 'azampesa'. */
  readonly bankName: string;
  readonly accountNumber: string;
}

export interface AzamPayPayoutConfig extends AzamPayTokenConfig {
  /** Host that publishes the key. */
  readonly checkoutUrl: string;
  /** Host of payouts, names and status. */
  readonly disbursementUrl: string;
  readonly source: PayoutSource;
  /** AzamPay's key for checksums in PEM, as the portal shows it; null: the published one. */
  readonly publicKey: string | null;
}

const Text = z.string().max(1000).nullish();

const DisburseAnswer = z.object({
  success: z.boolean(),
  pgReferenceId: z.string().max(200).nullish(),
  message: Text,
});

const NameAnswer = z.object({ status: z.boolean(), name: Text, fname: Text, lname: Text, message: Text });

const NetworkNumber = z.object({ data: z.object({ fspReferenceId: Text }) });

const MessageAnswer = z.object({ message: z.string().max(1000) });

/**
 * The adapter for payouts of AzamPay in Tanzania: name lookup, disbursement and status, to mobile wallets, in whole
 * Tanzanian shillings only. docs/flows/azampay.md names what AzamPay documents and what is assumed.
 */
export function azamPayPayouts(config: AzamPayPayoutConfig, options: AdapterOptions): PayoutGateway {
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS;
  const call = azamPayCaller(config, timeoutMs, options.now);
  const checksumOf = azamPayChecksum(config, timeoutMs);
  const host = `${config.disbursementUrl}/api/v1/azampay`;

  async function lookUpName({ method, phone }: { method: string; phone: string }): Promise<NameLookup> {
    const [bankName, accountNumber] = [bankNameOf(method), digits(phone)];
    const made = await checksumOf([bankName, accountNumber]);
    if (made.kind === 'unknown') return { kind: 'unavailable', why: made.why };
    const body = JSON.stringify({ bankName, accountNumber, checksum: made.checksum });
    const fetched = await call({ method: 'POST', url: `${host}/namelookup`, body });
    if (fetched.kind === 'refused') return { kind: 'unavailable', why: 'refused' };
    if (fetched.kind === 'unknown') return { kind: 'unavailable', why: fetched.why };
    return readNameAnswer(fetched.answer);
  }

  async function sendPayout(input: PayoutRequest): Promise<PayoutOutcome> {
    const amount = minorToWholeMajor(input.amount, input.currency);
    if (!AZAMPAY_WALLETS.has(input.method) || input.currency !== 'TZS')
      return { kind: 'refused', reason: 'not-carried', message: 'AzamPay does not carry this' };
    if (amount === null) return { kind: 'refused', reason: 'invalid-request', message: 'AzamPay pays whole shillings' };
    const { source } = config;
    const accountNumber = digits(input.phone);
    const made = await checksumOf([accountNumber, source.accountNumber, 'TZS', amount, input.externalId]);
    if (made.kind === 'unknown') return { kind: 'unknown', why: made.why, mayHaveReached: false };
    const place = { countryCode: 'TZ', currency: 'TZS' };
    const body = {
      source: { ...place, ...source },
      destination: { ...place, fullName: input.name, bankName: bankNameOf(input.method), accountNumber },
      transferDetails: {
        type: 'disbursement',
        amount: Number(amount),
        dateInEpoch: Math.floor(options.now().getTime() / 1000),
      },
      externalReferenceId: input.externalId,
      remarks: input.remarks,
      additionalProperties: {},
      checksum: made.checksum,
    };
    const fetched = await call({ method: 'POST', url: `${host}/disburse`, body: JSON.stringify(body) });
    if (fetched.kind === 'refused') return fetched;
    if (fetched.kind === 'unknown') return { kind: 'unknown', why: fetched.why, mayHaveReached: false };
    return readDisburseAnswer(fetched.answer);
  }

  return {
    name: 'azampay',
    label: 'AzamPay',
    sandbox: options.sandbox,
    methods: [...AZAMPAY_WALLETS.keys()],
    currencies: ['TZS'],
    lookUpName,
    sendPayout,
    async queryPayout(input): Promise<PayoutStatus> {
      const { state: told, answer } = await askAzamPayStatus(call, config.disbursementUrl, input);
      return { told, networkNumber: answer === null ? null : networkNumberIn(answer) };
    },
  };
}

const digits = (phone: string) => phone.replace(/^\+/, '');

function readNameAnswer(answer: HttpAnswer): NameLookup {
  if (answer.kind === 'failed') return { kind: 'unavailable', why: answer.why };
  if (answer.status === 429) return { kind: 'unavailable', why: 'rate-limited' };
  const read = NameAnswer.safeParse(parseJson(answer.text));
  if (answer.status >= 500) return { kind: 'unavailable', why: 'http-error' };
  if (!read.success) return { kind: 'unavailable', why: answer.status === 200 ? 'unreadable' : 'refused' };
  const { status, name, fname, lname } = read.data;
  const full =
    (name ?? '').trim() ||
    [fname, lname]
      .map((part) => (part ?? '').trim())
      .join(' ')
      .trim();
  if (status && full !== '') return { kind: 'found', name: full };
  return { kind: 'unknown' };
}

/** A refusal is believed only in AzamPay's own words; whatever else comes back, the money may be on its way. */
function readDisburseAnswer(answer: HttpAnswer): PayoutOutcome {
  if (answer.kind === 'failed') return { kind: 'unknown', why: answer.why, mayHaveReached: true };
  if (answer.status === 401 || answer.status === 423)
    return { kind: 'refused', reason: 'credentials', message: 'AzamPay refused our token' };
  const json = parseJson(answer.text);
  const { message = null } = MessageAnswer.safeParse(json).data ?? {};
  // An earlier request with this reference has arrived, so its money may be on its way.
  if (/duplicate/i.test(message ?? '')) return { kind: 'unknown', why: 'duplicate-reference', mayHaveReached: true };
  if (message !== null && answer.status === 400) return { kind: 'refused', reason: 'invalid-request', message };
  if (message !== null && answer.status === 402) return { kind: 'refused', reason: 'expired', message };
  if (answer.status === 429) return { kind: 'unknown', why: 'rate-limited', mayHaveReached: false };
  if (answer.status !== 200) return { kind: 'unknown', why: 'http-error', mayHaveReached: true };
  const read = DisburseAnswer.safeParse(json);
  if (!read.success) return { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
  const { success, pgReferenceId } = read.data;
  if (!success) return { kind: 'refused', reason: refusalReason(message), message: message ?? 'refused' };
  return pgReferenceId
    ? { kind: 'accepted', transactionId: pgReferenceId }
    : { kind: 'unknown', why: 'unreadable', mayHaveReached: true };
}

function networkNumberIn(answer: HttpAnswer): string | null {
  if (answer.kind === 'failed') return null;
  const read = NetworkNumber.safeParse(parseJson(answer.text));
  return read.success ? (read.data.data.fspReferenceId ?? null) : null;
}
