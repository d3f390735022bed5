export interface CheckoutRequest {
  provider: string;
  accountNumber: string;
  amount: string;
  externalId: string;
  additionalProperties: unknown;
}

const PROVIDERS = ['Airtel', 'Tigo', 'Halopesa', 'Azampesa', 'Mpesa'];

/** The expression with which AzamPay's own plugin checks numbers. */
const ACCOUNT = /^(0|1|255|\+255)?(6[1-9]|7[1-8])[0-9]{7}$/;

/** Reads a mobile checkout request. Returns the errors by field, as in the provider's validation answer. */
export function readCheckout(body: unknown): { request: CheckoutRequest } | { errors: Record<string, string[]> } {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const errors: Record<string, string[]> = {};
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const amount = typeof fields['amount'] === 'number' ? String(fields['amount']) : text('amount');

  if (!PROVIDERS.includes(text('provider')))
    errors['provider'] = ['The provider is not supported. Names are case-sensitive.'];
  if (!ACCOUNT.test(text('accountNumber')))
    errors['accountNumber'] = ['The accountNumber is not a valid mobile number.'];
  if (!/^[1-9]\d{0,11}$/.test(amount)) errors['amount'] = ['The amount must be a whole number greater than 0.'];
  if (text('currency') !== 'TZS') errors['currency'] = ['The currency must be TZS.'];
  if (!/^[\x21-\x7e]{1,128}$/.test(text('externalId')))
    errors['externalId'] = ['The externalId must have 1 to 128 ASCII characters.'];
  if (text('source') === '') errors['source'] = ['The source field is required.'];
  if (Object.keys(errors).length > 0) return { errors };
  const { additionalProperties = null } = fields;
  return {
    request: {
      provider: text('provider'),
      accountNumber: text('accountNumber'),
      amount,
      externalId: text('externalId'),
      additionalProperties,
    },
  };
}
