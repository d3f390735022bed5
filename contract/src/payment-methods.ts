/** Payment methods by id, with the label that people know (C08, C09). Free of zod, so that pages can import it. */
export const PAYMENT_METHODS = {
  mpesa: { label: 'M-Pesa', kind: 'wallet' },
  tigopesa: { label: 'Mixx by Yas (Tigo Pesa)', kind: 'wallet' },
  airtel_money: { label: 'Airtel Money', kind: 'wallet' },
  halopesa: { label: 'Halo Pesa', kind: 'wallet' },
  mtn: { label: 'MTN MoMo', kind: 'wallet' },
  ecocash: { label: 'EcoCash', kind: 'wallet' },
  lumicash: { label: 'Lumicash', kind: 'wallet' },
  card: { label: 'Card', kind: 'hosted' },
  paypal: { label: 'PayPal', kind: 'hosted' },
  apple_pay: { label: 'Apple Pay', kind: 'hosted' },
  google_pay: { label: 'Google Pay', kind: 'hosted' },
  instant_eft: { label: 'Instant EFT', kind: 'hosted' },
  snapscan: { label: 'SnapScan', kind: 'hosted' },
} as const satisfies Record<string, { label: string; kind: 'wallet' | 'hosted' }>;

export type PaymentMethodId = keyof typeof PAYMENT_METHODS;

/**
 * Returns whether a method is a wallet, which the payer approves with a PIN on the phone. All other methods use the
 * gateway's own page.
 */
export function isWallet(method: PaymentMethodId): boolean {
  return PAYMENT_METHODS[method].kind === 'wallet';
}

/**
 * Prefixes (after the leading 0) that usually belong to a wallet. They only preselect a method: people keep their
 * numbers when they change operator, so no prefix is ever refused.
 */
const WALLET_PREFIXES: ReadonlyMap<string, Partial<Record<PaymentMethodId, readonly string[]>>> = new Map(
  Object.entries({
    TZ: {
      mpesa: ['74', '75', '76'],
      tigopesa: ['65', '67', '71', '77'],
      airtel_money: ['68', '69', '78'],
      halopesa: ['61', '62'],
    },
    KE: {
      mpesa: ['70', '71', '72', '74', '757', '758', '759', '768', '769', '79', '11'],
      airtel_money: ['73', '75', '78', '10'],
    },
    UG: { mtn: ['76', '77', '78', '39'], airtel_money: ['70', '74', '75'] },
    RW: { mtn: ['78', '79'], airtel_money: ['72', '73'] },
    BI: { lumicash: ['6'], ecocash: ['71', '72', '76', '79'] },
  }),
);

/** Returns the wallet that a number in E.164 probably belongs to; the longest matching prefix decides. */
export function guessWallet(country: string, dialCode: string, e164: string): PaymentMethodId | undefined {
  const national = e164.startsWith(dialCode) ? e164.slice(dialCode.length) : e164;
  const wallets = WALLET_PREFIXES.get(country) ?? {};
  let best: { id: PaymentMethodId; length: number } | undefined;
  for (const [id, prefixes] of Object.entries(wallets) as [PaymentMethodId, readonly string[]][]) {
    for (const prefix of prefixes) {
      if (national.startsWith(prefix) && prefix.length > (best?.length ?? 0)) best = { id, length: prefix.length };
    }
  }
  return best?.id;
}

/** Stands for the gateway in the address of a payment whose gateway the caller does not know, as after a reload. */
export const ANY_PROVIDER = 'any';
