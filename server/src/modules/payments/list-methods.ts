import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import type { MethodsBody } from '@tabibu/contract/payments';
import type { Context } from '../../platform/context.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { readOffer } from '../settings/index.ts';
import { offeredMethods, preselect } from './rules.ts';

/**
 * Returns the country's payment methods that a configured gateway carries, mobile money first, with the one preselected
 * that the number's prefix suggests (C08, C09). None where the country is not open.
 */
export async function listMethods(
  ctx: Context,
  input: { country: CountryCode; phone?: string | undefined },
): Promise<MethodsBody> {
  const country = await readOffer(ctx, input.country);
  const { currency } = country;
  const gatewayOf = (method: string) => ctx.integrations.gatewayFor(method, currency);
  const isOpen = countryOf(input.country).status === 'live';
  const offered = isOpen ? offeredMethods(country, (method) => gatewayOf(method) !== null) : [];
  const phone = input.phone === undefined ? null : normalizePhone(input.phone, input.country);
  const methods = offered.map((id) => ({
    id,
    label: PAYMENT_METHODS[id].label,
    kind: PAYMENT_METHODS[id].kind,
    provider: gatewayOf(id)!.name,
  }));
  return {
    provider: methods[0]?.provider ?? '',
    sandbox: offered.some((method) => gatewayOf(method)!.sandbox),
    preselected: preselect(input.country, offered, phone),
    methods,
  };
}
