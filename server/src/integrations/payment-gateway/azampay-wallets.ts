/** AzamPay's names of the wallets, case-sensitive. 'Tigo' is still its name for Mixx by Yas. */
export const AZAMPAY_WALLETS: ReadonlyMap<string, string> = new Map([
  ['mpesa', 'Mpesa'],
  ['tigopesa', 'Tigo'],
  ['airtel_money', 'Airtel'],
  ['halopesa', 'Halopesa'],
]);

/** Returns AzamPay's spelling of a wallet where it pays out and tells the status: in small letters; '' if unknown. */
export function bankNameOf(method: string): string {
  return (AZAMPAY_WALLETS.get(method) ?? '').toLowerCase();
}

/** Returns our method of AzamPay's name of a wallet, in any spelling; an unknown name as it is. */
export function operatorToMethod(operator: string): string {
  const found = [...AZAMPAY_WALLETS].find(([, name]) => name.toLowerCase() === operator.toLowerCase());
  return found?.[0] ?? operator;
}
