import { useRef } from 'react';
import type { FormEvent } from 'react';
import type { Country } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { isPaidWhole, payoutUnit } from '@tabibu/contract/payout-units';
import type { WithdrawalBody } from '../../api/earnings.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/problem-text.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { amountTyped } from './amount-typed.ts';
import { PayoutProof } from './payout-proof.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

interface DialogProps {
  open: boolean;
  country: Country;
  balance: Money;
  onClose: () => void;
  onDone: (withdrawal: WithdrawalBody) => void;
}

/**
 * Asks for the amount and the phone number to pay to (W63). A request that the browser knows to be invalid is not sent.
 */
export function WithdrawalDialog({ open, onClose, ...form }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={t('money.request')} closeLabel={t('money.close')}>
      <WithdrawalForm {...form} onClose={onClose} />
    </Sheet>
  );
}

function WithdrawalForm({ country, balance, onClose, onDone }: Omit<DialogProps, 'open'>) {
  const { t, money } = useTranslation();
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const { attempt, request, refuse, goBack } = useWithdrawal(onDone);
  useErrorFocus(form, attempt.count);
  const available = money(balance);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined);
    const text = String(typed.get('amount') ?? '');
    const amount = amountTyped(text, balance.currency);
    const phone = toInternational(country, String(typed.get('phone') ?? ''));
    const whole =
      isPaidWhole(balance.currency) &&
      (amount === undefined ? text.includes('.') : amount % payoutUnit(balance.currency) !== 0);
    const amountWrong = whole
      ? t('money.amount-whole', {
          smallest: money({ amount: payoutUnit(balance.currency), currency: balance.currency }),
        })
      : amount === undefined
        ? t('money.amount-wrong')
        : amount > balance.amount
          ? t('money.amount-over', { available })
          : undefined;
    const phoneWrong = phone === undefined ? t('money.phone-wrong') : undefined;
    if (amount === undefined || phone === undefined || amountWrong) return refuse({ amountWrong, phoneWrong });
    await request({ amount, payout_phone: phone });
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
        <p>{t('money.available', { available })}</p>
        <TextField
          label={t('money.amount', { currency: balance.currency })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          error={attempt.amountWrong}
        />
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
          <Button type="submit" busy={attempt.busy}>
            {t('money.send')}
          </Button>
        </div>
      </form>
    </>
  );
}
