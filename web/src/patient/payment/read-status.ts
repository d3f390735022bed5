import type { QueryClient } from '@tanstack/react-query';
import { paymentStatusQuery } from '../../api/payments.ts';

/**
 * Reads the status of an order's payment with the page, once the order is there: whoever comes back from the prompt
 * sees where the payment stands before any script.
 */
export async function readStatusOf(
  order: Promise<{ readonly payment_reference: string | null }>,
  client: QueryClient,
): Promise<void> {
  // An order that could not be read is shown as such by the screen.
  const reference = await order.then(
    (one) => one.payment_reference,
    () => null,
  );
  if (reference !== null) await client.prefetchQuery(paymentStatusQuery(reference));
}
