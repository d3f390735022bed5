import { useRef } from 'react';
import type { FormEvent } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import type { Currency } from '@tabibu/contract/currencies';
import type { EarningsBody, WithdrawalBody } from '../../api/earnings.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/problem-text.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { OtherBalance } from './other-balances.tsx';
import { PayoutProof } from './payout-proof.tsx';
import { Rates } from './rates.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

interface DialogProps {
  /** Whose balance is to be paid out; undefined while the dialog is closed. */
  currency: Currency | undefined;
  earnings: EarningsBody;
  onClose: () => void;
  onDone: (withdrawal: WithdrawalBody) => void;
}

/**
 * Asks to be paid what was earned in another currency. Shows both amounts, the rate and its day before anything is
 * confirmed; after another rate was set, the new amount stands there and has to be confirmed anew.
 */
export function ExchangeDialog({ currency, earnings, onClose, onDone }: DialogProps) {
  const { t, money } = useTranslation();
  const other = earnings.other_balances.find(({ balance }) => balance.currency === currency);
  return (
    <Sheet
      open={other !== undefined}
      onClose={onClose}
      title={t('money.exchange', { amount: other ? money(other.balance) : '' })}
      closeLabel={t('money.close')}
    >
      {other && <ExchangeForm other={other} earnings={earnings} onClose={onClose} onDone={onDone} />}
    </Sheet>
  );
}

type FormProps = Omit<DialogProps, 'currency'> & { other: OtherBalance };

function ExchangeForm({ other: { balance, payout, rates }, earnings, onClose, onDone }: FormProps) {
  const { t, money } = useTranslation();
  const me = useMe();
  const country = countryOf(earnings.country);
  const form = useRef<HTMLFormElement>(null);
  const { attempt, request, refuse, goBack } = useWithdrawal(onDone);
  useErrorFocus(form, attempt.count);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const phone = toInternational(country, String(new FormData(form.current ?? undefined).get('phone') ?? ''));
    if (phone === undefined || payout === null) return refuse({ phoneWrong: t('money.phone-wrong') });
    await request({
      amount: balance.amount,
      payout_phone: phone,
      exchange: { currency: balance.currency, payout: payout.amount },
    });
  };
  const { proof } = attempt;
  return (
    <>
      {proof && (
        <PayoutProof
          key={proof.wanted.kind}
          wanted={proof.wanted}
          country={country.code}
          onProven={() => request(proof.wish)}
          onBack={goBack}
        />
      )}
      <form
        ref={form}
        method="post"
        className="stack"
        noValidate
        hidden={proof !== undefined}
        onSubmit={(event) => void ask(event)}
      >
        {payout && <p>{t('money.exchange-what', { amount: money(balance), payout: money(payout) })}</p>}
        <p>
          <strong>
            <Rates rates={rates} />
          </strong>
        </p>
        <p className="small muted">{t('money.exchange-kept', { amount: money(balance) })}</p>
        <TextField
          label={t('money.phone')}
          hint={t('money.phone-hint', { example: country.phoneExample })}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={me ? readableNumber(country, me.phone) : ''}
          error={attempt.phoneWrong}
        />
        {attempt.fault !== undefined && (
          <Notice tone="danger" announce title={problemText(attempt.fault, t, 'money.error')}>
            {!isFinalAnswer(attempt.fault) && <p>{t('money.press-again')}</p>}
          </Notice>
        )}
        <div className="money-actions">
          <Button look="secondary" onClick={onClose}>
            {t('money.close')}
          </Button>
          <Button type="submit" busy={attempt.busy} disabled={payout === null}>
            {t('money.send')}
          </Button>
        </div>
      </form>
    </>
  );
}
