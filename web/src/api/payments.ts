import type { BodyOf, DataOf } from '@tabibu/contract/api-calls';
import type { PaymentStatusBody, SavedPaymentBody } from '@tabibu/contract/booking-payments';
import type { CountryCode } from '@tabibu/contract/countries';
import { ANY_PROVIDER } from '@tabibu/contract/payment-methods';
import type { CheckoutBody, MethodsBody } from '@tabibu/contract/payments';
import type { ReceiptBody } from '@tabibu/contract/receipts';
import { addressOf } from './address.ts';
import { callApi } from './client.ts';
import type { IdempotentSend } from './idempotent-send.ts';
import { apiQuery } from './query.ts';

export type { MethodsBody, PaymentStatusBody, ReceiptBody };
export type MethodOffer = MethodsBody['methods'][number];

/** Query of the payment methods of a country. The mobile money wallet of `phone` is preselected. */
export const methodsQuery = (country: CountryCode, phone?: string) =>
  apiQuery('GET /api/payments/methods', 60_000, { query: { country, phone } });

/** Query of the current status of a payment, whichever gateway it is with. */
export const paymentStatusQuery = (reference: string) =>
  apiQuery('GET /api/payments/:provider/status', 0, {
    params: { provider: ANY_PROVIDER },
    query: { reference_id: reference },
  });

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
  return send('POST /api/payments/:provider/checkout', { params: { provider }, body: { ...order, wait: false } });
}

/** Makes the server ask the gateway now about a payment. The status tells when it was last asked. */
export function refreshPaymentStatus(reference: string): Promise<DataOf<'POST /api/payments/:provider/ask-again'>> {
  return callApi('POST /api/payments/:provider/ask-again', {
    params: { provider: ANY_PROVIDER },
    body: { reference_id: reference },
  });
}

/** Closes the gateway's page of a payment, so that it can be paid another way. Money that came first counts. */
export function leavePage(reference: string): Promise<DataOf<'POST /api/payments/:provider/leave-page'>> {
  return callApi('POST /api/payments/:provider/leave-page', {
    params: { provider: ANY_PROVIDER },
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
