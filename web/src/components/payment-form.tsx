import { useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { CreditCard, Globe, Landmark, QrCode, Smartphone } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { guessWallet } from '@tabibu/contract/payment-methods';
import { cleanPersonName } from '@tabibu/contract/person-name';
import type { PaymentMethodId } from '@tabibu/contract/payment-methods';
import type { Country } from '@tabibu/contract/countries';
import type { MethodOffer, MethodsBody } from '../api/payments.ts';
import { useTranslation } from '../shell/translation.tsx';
import type { SentenceKey } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { TextField, useErrorFocus } from '../ui/forms/field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { countryName } from '@tabibu/contract/country-name';
import { readableNumber, toInternational } from './phone-number.ts';
import { useReplayEarlyInput } from '../ui/early-input.ts';
import '../ui/numbered.css';
import './payment-form.css';

/** The patient's name, the paying number and the method. */
export interface PaymentOrder {
  readonly fullName: string;
  /** In E.164. */
  readonly phone: string;
  readonly method: MethodOffer;
}

interface PaymentFormProps {
  country: Country;
  offer: MethodsBody;
  /** The formatted price, such as 'TSh 6,000'. */
  price: string;
  typed: { fullName: string; phone: string };
  /** The method to preselect when a payment is repeated. Otherwise the wallet of the number is preselected. */
  first?: PaymentMethodId | undefined;
  /** The owner of the kept draft. */
  owner: string;
  busy: boolean;
  /** The words of the field for the name, where it is not that of a patient. */
  who?: { label: string; hint: string } | undefined;
  onPay: (order: PaymentOrder) => void;
}

interface Faults {
  name?: SentenceKey | undefined;
  phone?: SentenceKey | undefined;
}

/**
 * The form to pay. It preselects the wallet of the typed number until the person chooses a method. The patient's name
 * and the paying number are separate, because somebody else may pay.
 */
export function PaymentForm({ country, offer, price, typed, first, owner, busy, who, onPay }: PaymentFormProps) {
  const { t, language } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [phone, setPhone] = useState(() => readableNumber(country, typed.phone));
  const [name, setName] = useState(typed.fullName);
  const [chosen, setChosen] = useState<PaymentMethodId | undefined>(first);
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  useKeptDraft(
    'paymentDraft',
    owner,
    () => ({ name, phone, chosen }),
    (draft) => {
      setName(draft.name);
      setPhone(draft.phone);
      setChosen(first ?? draft.chosen);
    },
  );
  const guessed = useMemo(() => guessedMethod(country, phone), [country, phone]);
  const method = methodOf(offer, chosen ?? guessed ?? offer.preselected);
  const ownNumber = { country: countryName(country, language), example: `${country.dialCode} ${country.phoneExample}` };

  const check = (typed = { name, phone }): Faults => ({
    name: cleanPersonName(typed.name) ? undefined : 'payment.enter-full-name',
    phone: phoneFault(country, typed.phone),
  });
  // A field is checked when it loses focus and, once wrong, on each key, so that the layout does not move while the
  // button is pressed.
  const typeName = (text: string) => {
    setName(text);
    if (faults.name) setFaults({ ...faults, name: check({ name: text, phone }).name });
  };
  const typePhone = (text: string) => {
    setPhone(text);
    if (faults.phone) setFaults({ ...faults, phone: check({ name, phone: text }).phone });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setFaults(found);
    setAttempt(attempt + 1);
    if (found.name || found.phone || !method) return;
    onPay({ fullName: cleanPersonName(name), phone: toInternational(country, phone) ?? phone, method });
  };
  useErrorFocus(form, attempt);
  useReplayEarlyInput(form);

  return (
    <form ref={form} method="post" className="stack payment-form" noValidate onSubmit={submit}>
      <Choice<PaymentMethodId>
        legend={t('pay.how')}
        name="method"
        value={method?.id}
        onChoose={setChosen}
        items={offer.methods.map((one) => ({
          value: one.id,
          title: labelOf(one, t),
          icon: methodIcon(one.id),
          note: one.id === guessed ? t('pay.fits-number') : undefined,
        }))}
      />
      <TextField
        label={who?.label ?? t('pay.who')}
        hint={who?.hint ?? t('pay.who-hint')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={200}
        required
        value={name}
        error={faults.name && t(faults.name)}
        onChange={(event) => typeName(event.target.value)}
        onBlur={() => {
          setName(cleanPersonName(name) || name);
          setFaults({ ...faults, name: check().name });
        }}
      />
      <TextField
        label={t(method?.kind === 'hosted' ? 'pay.which-number-hosted' : 'pay.which-number')}
        hint={t(method?.kind === 'hosted' ? 'pay.number-hint-hosted' : 'pay.number-hint', {
          example: country.phoneExample,
        })}
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        value={phone}
        error={faults.phone && t(faults.phone, ownNumber)}
        onChange={(event) => typePhone(event.target.value)}
        onBlur={() => setFaults({ ...faults, phone: check().phone })}
      />
      {method && <WhatHappens method={method} price={price} phone={phone} />}
      <div className="pay-bar">
        <Button type="submit" wide busy={busy}>
          {t('pay.pay', { price })}
        </Button>
      </div>
    </form>
  );
}

/** The steps that follow after pressing pay, in order. */
function WhatHappens({ method, price, phone }: { method: MethodOffer; price: string; phone: string }) {
  const { t } = useTranslation();
  const label = labelOf(method, t);
  const steps =
    method.kind === 'wallet'
      ? [
          t('pay.wallet-1', { wallet: label, phone }),
          t('pay.wallet-2', { price }),
          t('pay.wallet-3', { wallet: label }),
        ]
      : [t('pay.hosted-1'), t('pay.hosted-2', { price }), t('pay.hosted-3')];
  return (
    <section className="what-happens">
      <h3>{t('pay.what-happens')}</h3>
      <ol className="numbered">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="small muted">{t(method.kind === 'wallet' ? 'pay.pin-secret' : 'pay.card-secret')}</p>
    </section>
  );
}

/** Returns the name of a payment method. Only the card is translated; the others are brand names. */
export function labelOf(method: Pick<MethodOffer, 'id' | 'label'>, t: (key: SentenceKey) => string): string {
  return method.id === 'card' ? t('pay.card') : method.label;
}

function methodOf(offer: MethodsBody, wanted: PaymentMethodId | null | undefined): MethodOffer | undefined {
  return offer.methods.find((method) => method.id === wanted) ?? offer.methods[0];
}

function guessedMethod(country: Country, phone: string): PaymentMethodId | undefined {
  const number = toInternational(country, phone);
  return number ? guessWallet(country.code, country.dialCode, number) : undefined;
}

function phoneFault(country: Country, phone: string): SentenceKey | undefined {
  if (!phone.trim()) return 'sign-in.phone-required';
  const number = toInternational(country, phone);
  if (number === undefined) return 'sign-in.phone-invalid';
  return number.startsWith(country.dialCode) ? undefined : 'pay.number-abroad';
}

function methodIcon(id: PaymentMethodId): ReactNode {
  const props = { size: 22, 'aria-hidden': true } as const;
  switch (id) {
    case 'card':
      return <Icon node={CreditCard} {...props} />;
    case 'instant_eft':
      return <Icon node={Landmark} {...props} />;
    case 'snapscan':
      return <Icon node={QrCode} {...props} />;
    case 'paypal':
    case 'apple_pay':
    case 'google_pay':
      return <Icon node={Globe} {...props} />;
    default:
      return <Icon node={Smartphone} {...props} />;
  }
}
