import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { countryOf } from '@tabibu/contract/countries';
import { DESK_COUNTRIES, DESK_RATINGS, DESK_SORTS, DESK_STANDINGS } from '@tabibu/contract/doctor-desk-words';
import type { DeskSort, Direction } from '@tabibu/contract/doctor-desk-words';
import { countryName } from '@tabibu/contract/country-name';
import { useSpecialties } from '../../shell/use-specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/public/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { FilterBar } from '../frame/filter-bar.tsx';
import type { Filters } from '../frame/use-filters.ts';

export const CHOICES = {
  q: '',
  specialty: '',
  rating: ['', ...DESK_RATINGS],
  country: ['', ...DESK_COUNTRIES],
  standing: ['', ...DESK_STANDINGS],
  sort: DESK_SORTS,
  direction: ['desc', 'asc'],
  page: '1',
} as const;

export type DeskFilters = Filters<typeof CHOICES>;

interface FilterProps {
  values: DeskFilters['values'];
  onChange: DeskFilters['change'];
  onReset: (() => void) | undefined;
  /** How many doctors are found, in words. */
  found?: string | undefined;
  /** The reader does not see what doctors earned, and sorts by other things. */
  withoutEarnings?: boolean;
}

/** Search, specialty, rating, earnings, sorting and the buttons of countries (ADM-DOC-01…06). */
export function DoctorFilters({ values, onChange, onReset, found, withoutEarnings = false }: FilterProps) {
  const { t, language, specialty } = useTranslation();
  const specialties = useSpecialties();
  const { sort, direction } = values;
  return (
    <>
      <FilterBar onReset={onReset} found={found}>
        <SearchField
          name="q"
          value={values.q}
          label={t('doctors-desk.search')}
          placeholder={t('doctors-desk.search')}
          onType={(text) => onChange({ q: text })}
        />
        <Select
          label={t('doctors-desk.specialty')}
          name="specialty"
          value={values.specialty}
          onChange={({ target }) => onChange({ specialty: target.value })}
        >
          <option value="">{t('doctors-desk.all')}</option>
          {specialties.map(({ id }) => (
            <option key={id} value={id}>
              {specialty(id)}
            </option>
          ))}
        </Select>
        <Select
          label={t('doctors-desk.least-rating')}
          name="rating"
          value={values.rating}
          onChange={({ target }) => onChange({ rating: target.value as typeof values.rating })}
        >
          <option value="">{t('doctors-desk.all')}</option>
          {DESK_RATINGS.map((stars) => (
            <option key={stars} value={stars}>
              {stars === '5' ? '5' : `${stars}+`}
            </option>
          ))}
        </Select>
        <Select
          label={t('doctors-desk.standing')}
          name="standing"
          value={values.standing}
          onChange={({ target }) => onChange({ standing: target.value as typeof values.standing })}
        >
          <option value="">{t('doctors-desk.all')}</option>
          {DESK_STANDINGS.map((one) => (
            <option key={one} value={one}>
              {t(`doctors-desk.standing-${one}`)}
            </option>
          ))}
        </Select>
        {!withoutEarnings && <EarningsSelect values={values} onChange={onChange} />}
        <div className="doctor-sort">
          <Select
            label={t('doctors-desk.sort')}
            name="sort"
            value={sort}
            onChange={({ target }) => onChange({ sort: target.value as DeskSort })}
          >
            {DESK_SORTS.filter((one) => one !== 'earnings' || !withoutEarnings).map((one) => (
              <option key={one} value={one}>
                {t(`doctors-desk.sort-${one}`)}
              </option>
            ))}
          </Select>
          <Button
            look="secondary"
            aria-label={t(`doctors-desk.direction-${direction}`)}
            title={t(`doctors-desk.direction-${direction}`)}
            onClick={() => onChange({ direction: direction === 'asc' ? 'desc' : 'asc' })}
          >
            {direction === 'asc' ? (
              <Icon node={ArrowUpNarrowWide} size={20} />
            ) : (
              <Icon node={ArrowDownNarrowWide} size={20} />
            )}
          </Button>
        </div>
      </FilterBar>
      <div className="doctor-countries" role="group" aria-label={t('staff.country')}>
        {(['', ...DESK_COUNTRIES] as const).map((code) => (
          <button
            key={code}
            type="button"
            className="doctor-country"
            aria-pressed={values.country === code}
            onClick={() => onChange({ country: code })}
          >
            {code === '' ? t('doctors-desk.all-countries') : countryName(countryOf(code), language)}
          </button>
        ))}
      </div>
      {sort === 'earnings' && values.country === '' && (
        <p className="small muted">{t('doctors-desk.sorted-by-worth')}</p>
      )}
    </>
  );
}

/** Earnings from most or from least: with the sorting, two controls of one choice (C52). */
function EarningsSelect({ values: { sort, direction }, onChange }: Pick<FilterProps, 'values' | 'onChange'>) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('doctors-desk.earnings')}
      name="earnings"
      value={sort === 'earnings' ? direction : ''}
      onChange={({ target }) =>
        onChange(
          target.value === ''
            ? { sort: 'rating', direction: 'desc' }
            : { sort: 'earnings', direction: target.value as Direction },
        )
      }
    >
      <option value="">{t('doctors-desk.all')}</option>
      {(['desc', 'asc'] as const).map((one) => (
        <option key={one} value={one}>
          {t(`doctors-desk.earnings-${one}`)}
        </option>
      ))}
    </Select>
  );
}
