import { useId, useState } from 'react';
import { SlidersHorizontal } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { BOOKING_KINDS, BOOKING_TIMES, LISTED_STATES } from '@tabibu/contract/booking-desk-words';
import { PAID_WORDS } from '@tabibu/contract/report-words';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { COUNTRY_CHOICES, CountrySelect } from '../frame/country-select.tsx';
import type { Filters } from '../frame/use-filters.ts';

export const TAB_CHOICES = {
  q: '',
  payment: ['', ...PAID_WORDS],
  time: ['', ...BOOKING_TIMES],
  state: ['', ...LISTED_STATES],
  country: COUNTRY_CHOICES,
  kind: ['', ...BOOKING_KINDS],
  from: '',
  until: '',
  page: '1',
} as const;

type TabFilters = Filters<typeof TAB_CHOICES>;

/** The filters behind *More Filters* (W48). */
const MORE = ['state', 'country', 'kind', 'from', 'until'] as const;

/** Search, payment and time, and behind *More Filters* status, country, type and days (STF-BOOK-01…04). */
export function BookingFilters({ values, change }: Pick<TabFilters, 'values' | 'change'>) {
  const { t } = useTranslation();
  const region = useId();
  const used = MORE.filter((name) => values[name] !== '').length;
  const [isOpen, setOpen] = useState(used > 0);
  const choice = (name: 'payment' | 'time' | 'state' | 'kind', all: SentenceKey, label: SentenceKey) => (
    <Select
      label={t(label)}
      name={name}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {TAB_CHOICES[name].map((word) => (
        <option key={word} value={word}>
          {t(word === '' ? all : (`booking-desk.${name}-${word}` as SentenceKey))}
        </option>
      ))}
    </Select>
  );
  return (
    <>
      <div className="booking-search">
        <SearchField
          name="q"
          value={values.q}
          label={t('booking-desk.search-desk')}
          placeholder={t('booking-desk.search-desk')}
          onType={(q) => change({ q })}
        />
      </div>
      {choice('payment', 'booking-desk.all', 'booking-desk.payment')}
      {choice('time', 'booking-desk.all', 'booking-desk.time')}
      <Button look="secondary" aria-expanded={isOpen} aria-controls={region} onClick={() => setOpen(!isOpen)}>
        <Icon node={SlidersHorizontal} size={18} />
        {used === 0 ? t('booking-desk.more') : t('booking-desk.more-used', { count: used })}
      </Button>
      <div id={region} className="list-filter booking-more" hidden={!isOpen}>
        {choice('state', 'booking-desk.all-states', 'booking-desk.state')}
        <CountrySelect value={values.country} onChange={(country) => change({ country })} />
        {choice('kind', 'booking-desk.all-kinds', 'booking-desk.kind')}
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={t(`booking-desk.${name}`)}
            name={name}
            value={values[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </div>
    </>
  );
}
