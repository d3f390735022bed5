import { queryOptions } from '@tanstack/react-query';
import type { CountryCode } from '@tabibu/contract/countries';
import type { CheckoutBody, MethodsBody, PaymentStatusBody, ReceiptBody, SavedPaymentBody } from '@tabibu/contract/payments';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { ApiProblem, readApi, sendApi } from './client.ts';
import type { Intention } from './intention.ts';
import { apiQuery } from './query.ts';

export type { MethodsBody, PaymentStatusBody, ReceiptBody };
export type MethodOffer = MethodsBody['methods'][number];

/** The ways to pay in a country; the wallet of the number is preselected. */
export const methodsQuery = (country: CountryCode, phone?: string) =>
  apiQuery<MethodsBody>(`/api/payments/methods?country=${country}${phone ? `&phone=${encodeURIComponent(phone)}` : ''}`, 60_000);

/** Which gateway carries a payment, once it is known. */
const carriers = new Map<string, string>();

/**
 * What the server knows of a payment now. It wants to be asked under the gateway that carries the payment; after a reload the
 * page does not know which of the country's gateways that is, so it asks under each until one knows the reference.
 */
export const paymentStatusQuery = (providers: readonly string[], reference: string) =>
  queryOptions<PaymentStatusBody>({
    queryKey: ['api', `/api/payments/status?reference_id=${encodeURIComponent(reference)}`],
    staleTime: 0,
    queryFn: ({ signal }) => readStatus(carriers.has(reference) ? [carriers.get(reference) ?? ''] : providers, reference, signal),
  });

async function readStatus([provider = '', ...others]: readonly string[], reference: string, signal: AbortSignal): Promise<PaymentStatusBody> {
  try {
    const status = await readApi<PaymentStatusBody>(`/api/payments/${provider}/status?reference_id=${encodeURIComponent(reference)}`, signal);
    if (status.method) carriers.set(reference, provider);
    return status;
  } catch (error) {
    if (others.length > 0 && error instanceof ApiProblem && error.status === 404) return readStatus(others, reference, signal);
    throw error;
  }
}

/** Opens the payment of a held booking: the server prices it and makes the reference. */
export function savePayment(send: Intention, order: { booking_id: string; full_name: string; phone: string }): Promise<SavedPaymentBody> {
  return send<SavedPaymentBody>('/api/payments/save', order);
}

/** Asks for the money: a prompt on the phone, or a hosted page whose address comes with the status. */
export function startCheckout(send: Intention, provider: string, order: { reference_id: string; payment_method: PaymentMethodId; phone: string }): Promise<CheckoutBody> {
  return send<CheckoutBody>(`/api/payments/${provider}/checkout`, order);
}

/** Has the gateway asked now what became of a payment; the status says when it was asked. */
export function askProvider(reference: string): Promise<{ asks: boolean; asked_at: string | null }> {
  return sendApi('POST', `/api/payments/${carriers.get(reference) ?? ''}/ask-again`, { reference_id: reference });
}

/** The receipt of a settled payment. */
export const receiptQuery = (reference: string) => apiQuery<ReceiptBody>(`/api/receipts/${encodeURIComponent(reference)}`, 60_000);

/** The same receipt as a file. */
export function receiptFilePath(reference: string): string {
  return `/api/receipts/${encodeURIComponent(reference)}/receipt.pdf`;
}
