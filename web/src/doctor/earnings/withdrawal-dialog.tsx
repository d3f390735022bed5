import { countryOf } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import { isPaidWhole, payoutUnit } from '@tabibu/contract/payout-units';
import type { EarningsBody, WithdrawalBody } from '../../api/earnings.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { amountTyped } from './amount-typed.ts';
import type { OtherBalance } from './other-balances.tsx';
import { Rates } from './rates.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import type { WishedMoney } from './withdrawal-form.tsx';

interface DialogProps {
  /** Whose balance is to be paid out: the own country's, or that of another currency. Closed without one. */
  from: 'own' | Currency | undefined;
  earnings: EarningsBody;
  onClose: () => void;
  onDone: (withdrawal: WithdrawalBody) => void;
}

/**
 * Asks to be paid out: a typed amount of the own balance, or all of what was earned in another currency, exchanged.
 * Closes by itself when another currency has nothing any more.
 */
export function WithdrawalDialog({ from, earnings, onClose, onDone }: DialogProps) {
  const { t, money } = useTranslation();
  const other = earnings.other_balances.find(({ balance }) => balance.currency === from);
  const shared = { earnings, onClose, onDone };
  return (
    <Sheet
      open={from === 'own' || other !== undefined}
      onClose={onClose}
      title={other ? t('money.exchange', { amount: money(other.balance) }) : t('money.request')}
      closeLabel={t('money.close')}
    >
      {other ? <ExchangeForm other={other} {...shared} /> : <OwnForm {...shared} />}
    </Sheet>
  );
}

type FormProps = Omit<DialogProps, 'from'>;

/** A part of the balance of the own country's currency, or all of it. */
function OwnForm({ earnings: { balance, country }, ...shared }: FormProps) {
  const { t, money } = useTranslation();
  const { currency } = balance;
  const available = money(balance);
  const readMoney = (typed: FormData): WishedMoney => {
    const text = String(typed.get('amount') ?? '');
    const amount = amountTyped(text, currency);
    const unit = payoutUnit(currency);
    if (isPaidWhole(currency) && (amount === undefined ? text.includes('.') : amount % unit !== 0))
      return { amountWrong: t('money.amount-whole', { smallest: money({ amount: unit, currency }) }) };
    if (amount === undefined) return { amountWrong: t('money.amount-wrong') };
    return amount > balance.amount ? { amountWrong: t('money.amount-over', { available }) } : { amount };
  };
  return (
    <WithdrawalForm country={countryOf(country)} readMoney={readMoney} {...shared}>
      {(amountWrong) => (
        <>
          <p>{t('money.available', { available })}</p>
          <TextField
            label={t('money.amount', { currency })}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            error={amountWrong}
          />
        </>
      )}
    </WithdrawalForm>
  );
}

/**
 * All of what was earned in another currency. Shows both amounts, the rate and its day before anything is confirmed;
 * after another rate was set, the new amount stands there and has to be confirmed anew.
 */
function ExchangeForm({ other, earnings, ...shared }: FormProps & { other: OtherBalance }) {
  const { t, money } = useTranslation();
  const { balance, payout, rates } = other;
  const readMoney =
    payout === null
      ? undefined
      : (): WishedMoney => ({
          amount: balance.amount,
          exchange: { currency: balance.currency, payout: payout.amount },
        });
  return (
    <WithdrawalForm country={countryOf(earnings.country)} readMoney={readMoney} {...shared}>
      {() => (
        <>
          {payout && <p>{t('money.exchange-what', { amount: money(balance), payout: money(payout) })}</p>}
          <p>
            <strong>
              <Rates rates={rates} />
            </strong>
          </p>
          <p className="small muted">{t('money.exchange-kept', { amount: money(balance) })}</p>
        </>
      )}
    </WithdrawalForm>
  );
}
