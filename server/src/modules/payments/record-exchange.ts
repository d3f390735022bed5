import type { ExchangeListener, GatewayExchange } from '../../integrations/payment-gateway/port.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import * as exchanges from './exchange-store.ts';
import { withoutNumber } from './hide-number.ts';
import type { Payment } from './payment-store.ts';

/** Characters of an answer that are kept: no honest one is longer. */
const LONGEST = 16_000;

/**
 * Has `ask` talk to the provider about a payment, keeps what went over the wire without the payer's number, and returns
 * what `ask` returned. Nothing is kept of an exchange during which the process dies.
 */
export async function recordExchanges<Outcome>(
  ctx: Context,
  payment: Payment,
  kind: 'request' | 'status',
  ask: (onExchange: ExchangeListener) => Promise<Outcome>,
): Promise<Outcome> {
  const heard: GatewayExchange[] = [];
  const outcome = await ask((exchange) => heard.push(exchange));
  const now = ctx.clock.now();
  for (const { method, url, body, answer } of heard) {
    const kept = (text: string | null) => (text === null ? null : storable(withoutNumber(text, payment.phone)));
    await ctx.db.run(exchanges.keepExchange, {
      id: newId(now),
      paymentId: payment.id,
      kind,
      method,
      url: kept(url)!.slice(0, 2000),
      body: kept(body),
      httpStatus: answer.kind === 'answered' ? answer.status : null,
      answer: answer.kind === 'answered' ? kept(answer.text) : null,
      failure: answer.kind === 'failed' ? answer.why : null,
      now,
    });
  }
  return outcome;
}

/** PostgreSQL stores no zero character. */
function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').slice(0, LONGEST);
}
