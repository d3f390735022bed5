import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Country } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { isPaidWhole, payoutUnit } from '@tabibu/contract/payout-units';
import { EARNINGS, requestWithdrawal } from '../../api/earnings.ts';
import type { WithdrawalBody } from '../../api/earnings.ts';
import { isAnswer, useIntention } from '../../api/intention.ts';
import { problemText } from '../../api/problem-text.ts';
import { readableNumber, toInternational } from '../../parts/phone-number.ts';
import { useMe } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { amountTyped } from './amount-typed.ts';

interface DialogProps {
  open: boolean;
  country: Country;
  balance: Money;
  onClose: () => void;
  onDone: (withdrawal: WithdrawalBody) => void;
}

/** Asks how much and to which number (W63); nothing is sent that cannot be granted as far as the browser knows. */
export function WithdrawalDialog({ open, onClose, ...form }: DialogProps) {
  const { t } = useSpeech();
  return (
    <Sheet open={open} onClose={onClose} title={t('money.request')} closeLabel={t('money.close')}>
      <WithdrawalForm {...form} onClose={onClose} />
    </Sheet>
  );
}

interface Attempt {
  readonly count: number;
  readonly busy: boolean;
  readonly amountWrong?: string | undefined;
  readonly phoneWrong?: string | undefined;
  readonly fault?: unknown;
}

function WithdrawalForm({ country, balance, onClose, onDone }: Omit<DialogProps, 'open'>) {
  const { t, money } = useSpeech();
  const client = useQueryClient();
  const me = useMe();
  const send = useIntention();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, busy: false });
  useErrorFocus(form, attempt.count);
  const available = money(balance);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const typed = new FormData(form.current ?? undefined);
    const text = String(typed.get('amount') ?? '');
    const amount = amountTyped(text, balance.currency);
    const phone = toInternational(country, String(typed.get('phone') ?? ''));
    const count = attempt.count + 1;
    const whole = isPaidWhole(balance.currency) && (amount === undefined ? text.includes('.') : amount % payoutUnit(balance.currency) !== 0);
    const amountWrong = whole ? t('money.amount-whole', { smallest: money({ amount: payoutUnit(balance.currency), currency: balance.currency }) }) : amount === undefined ? t('money.amount-wrong') : amount > balance.amount ? t('money.amount-over', { available }) : undefined;
    const phoneWrong = phone === undefined ? t('money.phone-wrong') : undefined;
    if (amount === undefined || phone === undefined || amountWrong) return setAttempt({ count, busy: false, amountWrong, phoneWrong });
    setAttempt({ count, busy: true });
    try {
      onDone(await requestWithdrawal(send, { amount, payout_phone: phone }));
    } catch (fault) {
      setAttempt({ count, busy: false, fault });
      // A refusal means that the page knows too little: what there is may have changed.
      if (isAnswer(fault)) void client.invalidateQueries(EARNINGS);
    }
  };
  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void ask(event)}>
      <p>{t('money.available', { available })}</p>
      <TextField label={t('money.amount', { currency: balance.currency })} name="amount" inputMode="decimal" autoComplete="off" error={attempt.amountWrong} />
      <TextField
        label={t('money.phone')} hint={t('money.phone-hint', { example: country.phoneExample })} name="phone" type="tel" autoComplete="tel"
        defaultValue={me ? readableNumber(country, me.phone) : ''} error={attempt.phoneWrong}
      />
      {attempt.fault !== undefined && <Notice tone="danger" announce title={problemText(attempt.fault, t, 'money.error')}>{!isAnswer(attempt.fault) && <p>{t('money.press-again')}</p>}</Notice>}
      <div className="money-actions">
        <Button look="secondary" onClick={onClose}>{t('money.close')}</Button>
        <Button type="submit" busy={attempt.busy}>{t('money.send')}</Button>
      </div>
    </form>
  );
}
