import { useState } from 'react';
import type { FormEvent } from 'react';
import { CURRENCIES, minorPerMajor } from '@tabibu/contract/currencies';
import type { Currency } from '@tabibu/contract/currencies';
import { ApiProblem } from '../../api/client.ts';
import { setExchangeRate } from '../../api/exchange-rates.ts';
import type { CurrencyRatesBody } from '../../api/exchange-rates.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useDays } from '../applications/use-days.ts';
import { useGuardedAction } from '../use-guarded-action.ts';

const DAY = 86_400_000;
/** A change by more per cent than this is rarely meant. */
const FAR = 20;

interface RateFormProps {
  one: CurrencyRatesBody;
  /** A rate to begin with. */
  first: string | undefined;
  onSaved: () => unknown;
  /** Called when the server refused, because somebody else may have set a rate. */
  onStale: () => unknown;
}

/** Sets the rate of a currency, at once or from a day. Shows what the typed rate means before it is set. */
export function RateForm({ one, first, onSaved, onStale }: RateFormProps) {
  const { t } = useTranslation();
  const days = useDays();
  const tomorrow = new Date(useNow() + DAY).toISOString().slice(0, 10);
  const { currency, current, planned, history } = one;
  const [rate, setRate] = useState(first ?? '');
  const [start, setStart] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState(tomorrow);
  /** The rate that the server asked to look at once more. */
  const [asked, setAsked] = useState<string>();
  const { busy, fault, run } = useGuardedAction();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      try {
        await setExchangeRate({
          currency: currency as Exclude<Currency, 'TZS'>,
          rate: rate.trim(),
          version: history[0]!.version,
          ...(asked === rate.trim() && { confirmed: true }),
          // Midnight in Dar es Salaam, which has no summer time.
          ...(start === 'later' && { begins_at: `${day}T00:00:00+03:00` }),
        });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'exchange-rate-far') setAsked(rate.trim());
        await onStale();
        throw error;
      }
      await onSaved();
    });
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <TextField
        label={t('exchange-rates.rate', { currency })}
        hint={t('exchange-rates.rate-hint', { rate: current.rate })}
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={rate}
        onChange={({ target }) => setRate(target.value)}
      />
      <Meaning currency={currency} rate={rate} before={current.rate} />
      <Choice
        legend={t('exchange-rates.start')}
        name="start"
        value={start}
        onChoose={setStart}
        items={[
          { value: 'now', title: t('exchange-rates.start-now') },
          { value: 'later', title: t('exchange-rates.start-later') },
        ]}
      />
      {start === 'later' && (
        <TextField
          type="date"
          label={t('exchange-rates.day')}
          hint={t('exchange-rates.day-hint')}
          name="day"
          min={tomorrow}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      {planned && (
        <Notice tone="warning">
          <p suppressHydrationWarning>{t('exchange-rates.replaces', { when: days.moment(planned.begins_at) })}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={busy} disabled={rate.trim() === '' || (start === 'later' && day === '')}>
        {t('exchange-rates.save')}
      </Button>
    </form>
  );
}

/** What a thousand units will be worth, and a warning if that is far from now. */
function Meaning({ currency, rate, before }: { currency: Currency; rate: string; before: string }) {
  const { t, money } = useTranslation();
  const typed = /^\d{1,7}(\.\d{1,6})?$/.test(rate.trim()) ? Number(rate) : 0;
  if (typed <= 0) return null;
  const shillings = (each: number) =>
    money({ amount: Math.round(each * 1000 * minorPerMajor('TZS')), currency: 'TZS' });
  const percent = Math.round((Math.abs(typed - Number(before)) / Number(before)) * 100);
  return (
    <>
      <p>
        {t('exchange-rates.example', {
          amount: money({ amount: 1000 * 10 ** CURRENCIES[currency].exponent, currency }),
          worth: shillings(typed),
          before: shillings(Number(before)),
        })}
      </p>
      {percent > FAR && (
        <Notice tone="warning" announce>
          <p>{t('exchange-rates.far', { percent })}</p>
        </Notice>
      )}
    </>
  );
}
