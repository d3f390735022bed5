import { useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import type { Country } from '@tabibu/contract/countries';
import type { WithdrawalBody } from '../../api/earnings.ts';
import { isFinalAnswer } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, useErrorFocus } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { PayoutProof } from './payout-proof.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import type { WithdrawalWish } from './use-withdrawal.ts';

/** What the money of a request is, without the number; or what is wrong with what was typed. */
export type WishedMoney = Omit<WithdrawalWish, 'payout_phone'> | { readonly amountWrong: string };

interface FormProps {
  country: Country;
  /** Reads what is wished when the form is sent; undefined while it cannot be sent. */
  readMoney: ((typed: FormData) => WishedMoney) | undefined;
  onClose: () => void;
  onDone: (withdrawal: WithdrawalBody) => void;
  /** What stands above the number, with what is wrong with the amount. */
  children: (amountWrong: string | undefined) => ReactNode;
}

/**
 * The form of every request to be paid out: what is asked for, the number to pay to, the proof that the server may
 * demand first, and its refusal (W63). A request that the browser knows to be invalid is not sent.
 */
export function WithdrawalForm({ country, readMoney, onClose, onDone, children }: FormProps) {
  const { t } = useTranslation();
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const { attempt, request, refuse, goBack } = useWithdrawal(onDone);
  useErrorFocus(form, attempt.count);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (readMoney === undefined) return;
    const typed = new FormData(form.current ?? undefined);
    const money = readMoney(typed);
    const phone = toInternational(country, String(typed.get('phone') ?? ''));
    const phoneWrong = phone === undefined ? t('money.phone-wrong') : undefined;
    if ('amountWrong' in money) return refuse({ amountWrong: money.amountWrong, phoneWrong });
    if (phone === undefined) return refuse({ phoneWrong });
    await request({ ...money, payout_phone: phone });
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
        {children(attempt.amountWrong)}
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
          <Button type="submit" busy={attempt.busy} disabled={readMoney === undefined}>
            {t('money.send')}
          </Button>
        </div>
      </form>
    </>
  );
}
