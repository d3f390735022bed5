import type { Money } from '@tabibu/contract/currencies';
import type { CaseFactBody, CaseStoryBody } from '../../api/cases.ts';

/** Returns what the sentences about a refund say of an earning that the doctor was credited and that is taken back. */
export function reversalWords({ facts }: CaseStoryBody, money: (amount: Money) => string) {
  const amountOf = (wanted: CaseFactBody['label']) => facts.find(({ label }) => label === wanted)?.money;
  const words = (amount: Money | undefined) => (amount === undefined ? '' : money(amount));
  const [earned, cancelled, owed] = [amountOf('earned'), amountOf('withdrawal-cancelled'), amountOf('would-owe')];
  return {
    credited: earned === undefined ? 'no' : 'yes',
    earned: words(earned),
    given: words(amountOf('given-back')),
    cancels: cancelled === undefined ? 'no' : 'yes',
    cancelled: words(cancelled),
    owes: owed === undefined ? 'no' : 'yes',
    owed: words(owed),
  };
}
