import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { PaymentStatusBody, SavedPaymentBody } from '@tabibu/contract/booking-payments';
import type { CountryCode } from '@tabibu/contract/countries';
import type { CheckoutBody, MethodsBody } from '@tabibu/contract/payments';
import type { ReceiptBody } from '@tabibu/contract/receipts';
import { addressOf } from './address.ts';
import { ApiProblem, callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { MethodsBody, PaymentStatusBody, ReceiptBody };
export type MethodOffer = MethodsBody['methods'][number];

/** Query of the payment methods of a country. The mobile money wallet of `phone` is preselected. */
export const methodsQuery = (country: CountryCode, phone?: string) =>
  apiQuery('GET /api/payments/methods', 60_000, { query: { country, phone } });

/** The gateway of each payment, by payment reference, once it is known. */
const carriers = new Map<string, string>();

/**
 * Query of the current status of a payment. The endpoint needs the payment's gateway. After a reload the page does not
 * know it, so the query tries each gateway of the country until one knows the reference.
 */
export const paymentStatusQuery = (providers: readonly string[], reference: string) =>
  queryOptions<PaymentStatusBody>({
    queryKey: ['api', `/api/payments/status?reference_id=${encodeURIComponent(reference)}`],
    staleTime: 0,
    queryFn: ({ signal }) =>
      readStatus(carriers.has(reference) ? [carriers.get(reference) ?? ''] : providers, reference, signal),
  });

async function readStatus(
  [provider = '', ...others]: readonly string[],
  reference: string,
  signal: AbortSignal,
): Promise<PaymentStatusBody> {
  try {
    const status = await callApi('GET /api/payments/:provider/status', {
      params: { provider },
      query: { reference_id: reference },
      signal,
    });
    if (status.method) carriers.set(reference, provider);
    return status;
  } catch (error) {
    if (others.length > 0 && error instanceof ApiProblem && error.status === 404)
      return readStatus(others, reference, signal);
    throw error;
  }
}

/** Creates the payment of a held booking. The server sets the price and the reference. */
export function savePayment(send: IdempotentSend, order: BodyOf<'POST /api/payments/save'>): Promise<SavedPaymentBody> {
  return send('POST /api/payments/save', { body: order });
}

/** Starts the payment: the gateway sends a prompt to the phone, or the status gets the address of a hosted page. */
export function startCheckout(
  send: IdempotentSend,
  provider: string,
  order: BodyOf<'POST /api/payments/:provider/checkout'>,
): Promise<CheckoutBody> {
  return send('POST /api/payments/:provider/checkout', { params: { provider }, body: order });
}

/** Makes the server ask the gateway now about a payment. The status tells when it was last asked. */
export function refreshPaymentStatus(reference: string): Promise<DataOf<'POST /api/payments/:provider/ask-again'>> {
  return callApi('POST /api/payments/:provider/ask-again', {
    params: { provider: carriers.get(reference) ?? '' },
    body: { reference_id: reference },
  });
}

/** Query of the receipt of a settled payment. */
export const receiptQuery = (reference: string) =>
  apiQuery('GET /api/receipts/:reference_id', 60_000, { params: { reference_id: reference } });

/** Returns the address of the receipt's PDF file. */
export function receiptFilePath(reference: string): string {
  return addressOf('GET /api/receipts/:reference_id/receipt.pdf', { params: { reference_id: reference } });
}
