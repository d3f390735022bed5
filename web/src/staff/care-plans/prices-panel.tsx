import { useState } from 'react';
import type { FormEvent } from 'react';
import { Plus, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { LIVE_COUNTRIES, countryOf, findCountry } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { fromMajor } from '@tabibu/contract/currencies';
import {
  PLAN_COUNTRIES,
  PLAN_CURRENCIES,
  isPlanPrice,
  mostPlanPrice,
  planCurrencyOf,
  textFor,
} from '@tabibu/contract/care-plan-rules';
import type { PlanCurrency } from '@tabibu/contract/care-plan-rules';
import { feeTyped } from '@tabibu/contract/fee-limits';
import type { PlanBody } from '../../api/plan-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Panel, PanelActions } from '../frame/panel.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { priceOf } from './plan-changes.ts';

type Prices = PlanBody['prices'];

interface PricesPanelProps {
  plan: PlanBody;
  onClose: () => void;
  /** Takes the prices into the list; nothing is sent yet. */
  onChange: (prices: Prices) => void;
}

/** Edit Plan Prices: what the plan costs in each country, own and scaled (ADM-PLAN-02, ADM-PLAN-10…12, C15). */
export function PricesPanel({ plan, onClose, onChange }: PricesPanelProps) {
  const { t, language, money } = useTranslation();
  const codes = LIVE_COUNTRIES.map(({ code }) => code);
  const others = plan.prices.map(({ country }) => country).filter((country) => !codes.includes(country));
  const nameOf = (code: CountryCode) => countryName(countryOf(code), language);
  return (
    <Panel open onClose={onClose} title={t('plans.prices-title', { name: textFor(plan.name, language) })}>
      <div className="stack">
        <p className="muted">{t('plans.prices-lead')}</p>
        <ul className="plan-prices">
          {[...codes, ...others].map((code) => {
            const found = priceOf(plan, code);
            return (
              <li key={code}>
                <span>
                  <span aria-hidden="true">{countryOf(code).flag}</span> {nameOf(code)}
                </span>
                <strong className="numbers">{found ? money(found.price) : '–'}</strong>
                {found === null ? (
                  <StateChip tone="bad" word={t('plans.no-price')} />
                ) : found.isScaled ? (
                  <StateChip tone="quiet" word={t('plans.scaled')} />
                ) : (
                  <StateChip tone="good" word={t('plans.own')} />
                )}
                {found?.isScaled === false && (
                  <Button
                    look="quiet"
                    round
                    aria-label={t('plans.remove-price', { country: nameOf(code) })}
                    onClick={() => onChange(plan.prices.filter(({ country }) => country !== code))}
                  >
                    <Icon node={Trash2} size={18} />
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        <AddPrice prices={plan.prices} onAdd={(price) => onChange([...plan.prices, price])} />
        <PanelActions>
          <Button onClick={onClose}>{t('plans.done')}</Button>
        </PanelActions>
      </div>
    </Panel>
  );
}

function AddPrice({ prices, onAdd }: { prices: Prices; onAdd: (price: Prices[number]) => void }) {
  const { t, language, money } = useTranslation();
  const [code, setCode] = useState('');
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState<PlanCurrency>('TZS');
  const [fault, setFault] = useState('');
  const country = findCountry(code);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const price = feeTyped(amount);
    if (country === undefined || price <= 0) return setFault(t('plans.price-incomplete'));
    if (prices.some((one) => one.country === country.code)) return setFault(t('plans.price-repeated'));
    if (!isPlanPrice(price, currency))
      return setFault(t('plans.price-wrong', { most: money(fromMajor(mostPlanPrice(currency), currency)) }));
    onAdd({ country: country.code, price, currency });
    setFault('');
    setCode('');
    setAmount('');
  };
  return (
    <form method="post" className="stack" onSubmit={add}>
      <h3>{t('plans.new-price')}</h3>
      {fault !== '' && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <div className="plan-numbers">
        <Select
          label={t('plans.country')}
          name="country"
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setCurrency(planCurrencyOf(findCountry(target.value)));
          }}
        >
          <option value="">{t('plans.choose-country')}</option>
          {PLAN_COUNTRIES.map((each) => (
            <option key={each.code} value={each.code}>
              {countryName(each, language)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('plans.price')}
          name="price"
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Select
          label={t('plans.currency')}
          name="currency"
          value={currency}
          onChange={({ target }) => setCurrency(target.value as PlanCurrency)}
        >
          {PLAN_CURRENCIES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </div>
      {country !== undefined && country.currency !== currency && (
        <Notice tone="warning">
          <p>{t('plans.foreign-currency', { country: countryName(country, language), currency: country.currency })}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" look="secondary">
          <Icon node={Plus} size={18} />
          {t('plans.add-price')}
        </Button>
      </div>
    </form>
  );
}
