import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { PAYMENT_METHODS, guessWallet } from '@tabibu/contract/payment-methods';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import { askForMoney, askNetwork } from '../../api/assisted-bookings.ts';
import type { AssistedBookingBody } from '../../api/assisted-bookings.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import { readableNumber, toInternational } from '../../components/phone-number.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { BookedTime } from './booked-time.tsx';
import { paymentLook } from './payment-words.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useStep } from './use-step.ts';

interface MoneyProps {
  assisted: AssistedBookingBody;
  onChanged: (assisted: AssistedBookingBody) => void;
  onAnotherTime: () => void;
}

/** The held time with its end, this one price, and whom to ask for the money. */
export function MoneyPart({ assisted, onChanged, onAnotherTime }: MoneyProps) {
  const { t } = useTranslation();
  const { booking, payment } = assisted;
  if (booking === null) return null;
  return (
    <section className="card stack" aria-labelledby="caller-money">
      <div className="row spread">
        <h2 id="caller-money">{t('caller-booking.money-title')}</h2>
        {assisted.may_ask && (
          <Button look="quiet" onClick={onAnotherTime}>
            {t('caller-booking.another-time')}
          </Button>
        )}
      </div>
      <BookedTime assisted={assisted} />
      {booking.hold_expires_at !== null && <HeldUntil at={booking.hold_expires_at} zone={assisted.caller.time_zone} />}
      {booking.money !== null && <Price {...booking.money} />}
      {payment !== null && <PaymentState assisted={assisted} payment={payment} onChanged={onChanged} />}
      {assisted.may_ask && <AskForm assisted={assisted} onChanged={onChanged} />}
    </section>
  );
}

/** The end of the hold as a clock, which staff say to the caller, and the minutes that are left. */
function HeldUntil({ at, zone }: { at: string; zone: string }) {
  const { t, clock } = useTranslation();
  const left = useSecondsUntil(at) ?? 0;
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  return (
    <p className="caller-held">
      {t('caller-booking.held-until', { time: clock(time) })}{' '}
      <span className="numbers muted" role="timer" suppressHydrationWarning>
        {minutesAndSeconds(left)}
      </span>
    </p>
  );
}

type Money = NonNullable<NonNullable<AssistedBookingBody['booking']>['money']>;

function Price({ price, credit, to_pay: toPay }: Money) {
  const { t, money } = useTranslation();
  return (
    <dl className="caller-price">
      <div>
        <dt>{t('caller-booking.price')}</dt>
        <dd translate="no" className="numbers">
          {money(price)}
        </dd>
      </div>
      {credit.amount > 0 && (
        <>
          <div>
            <dt>{t('caller-booking.credit')}</dt>
            <dd translate="no" className="numbers">
              {money(credit)}
            </dd>
          </div>
          <div>
            <dt>{t('caller-booking.to-pay')}</dt>
            <dd translate="no" className="numbers">
              {money(toPay)}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

interface StateProps extends Pick<MoneyProps, 'assisted' | 'onChanged'> {
  payment: NonNullable<AssistedBookingBody['payment']>;
}

/** Where the payment stands: it waits for the PIN, was refused, or nobody knows. */
function PaymentState({ assisted, payment, onChanged }: StateProps) {
  const { t } = useTranslation();
  const { busy, fault, run } = useStep();
  const look = paymentLook(payment);
  const phone = readableNumber(countryOf(assisted.caller.country), payment.phone);
  const wallet = payment.method === null ? '' : PAYMENT_METHODS[payment.method].label;
  if (look === 'done') return null;
  if (look === 'refused')
    return (
      <Notice tone="warning" announce>
        <p>{t('caller-booking.refused', { why: (payment.refusal ?? 'other').replaceAll('-', '_'), phone })}</p>
      </Notice>
    );
  return (
    <Notice tone={look === 'unknown' ? 'warning' : 'info'} announce>
      <p>{t(look === 'unknown' ? 'caller-booking.unknown' : 'caller-booking.waits', { phone, wallet })}</p>
      {look === 'unknown' && (
        <Button
          look="secondary"
          busy={busy}
          onClick={() => void run(async () => onChanged(await askNetwork(assisted.id)))}
        >
          {t('caller-booking.ask-network')}
        </Button>
      )}
      {fault !== undefined && <p>{fault}</p>}
    </Notice>
  );
}

/** Which wallet is asked, the caller's or a relative's. */
function AskForm({ assisted, onChanged }: Pick<MoneyProps, 'assisted' | 'onChanged'>) {
  const { t, money } = useTranslation();
  const country = countryOf(assisted.caller.country);
  const [phone, setPhone] = useState(() => readableNumber(country, assisted.payment?.phone ?? assisted.caller.phone));
  const [chosen, setChosen] = useState<PaymentMethodId>();
  const { busy, fault, run } = useStep();
  const form = useRef<HTMLFormElement>(null);
  useFirstFocus(form, 'button[type=submit]');
  const number = toInternational(country, phone);
  const guessed = number === undefined ? undefined : guessWallet(country.code, country.dialCode, number);
  const offered = (id: PaymentMethodId | null | undefined) => assisted.wallets.find((one) => one.id === id)?.id;
  const wallet = chosen ?? offered(guessed) ?? offered(assisted.wallet) ?? assisted.wallets[0]?.id;
  const toPay = assisted.booking?.money?.to_pay;
  const isFree = toPay?.amount === 0;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void run(async () =>
      onChanged(await askForMoney(assisted.id, isFree || wallet === undefined ? {} : { method: wallet, phone })),
    );
  };
  if (!isFree && assisted.wallets.length === 0)
    return (
      <Notice tone="info">
        <p>{t('caller-booking.no-wallet')}</p>
      </Notice>
    );
  return (
    <form ref={form} method="post" className="stack" noValidate onSubmit={ask}>
      {!isFree && (
        <>
          <TextField
            label={t('caller-booking.payer')}
            hint={t('caller-booking.payer-hint')}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            maxLength={40}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
          <Choice<PaymentMethodId>
            legend={t('caller-booking.wallet')}
            name="method"
            value={wallet}
            onChoose={setChosen}
            items={assisted.wallets.map(({ id, label }) => ({ value: id, title: label }))}
          />
        </>
      )}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={busy}>
        {isFree || toPay === undefined
          ? t('caller-booking.credit-pays')
          : t('caller-booking.ask', { price: money(toPay) })}
      </Button>
    </form>
  );
}
