import { useQuery } from '@tanstack/react-query';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import { fromMajor } from '@tabibu/contract/currencies';
import { PAYMENT_METHODS } from '@tabibu/contract/payment-methods';
import { emergencyKeyOf } from '@tabibu/contract/settings';
import { feeDeskQuery } from '../../api/fee-desk.ts';
import { interestsQuery } from '../../api/house.ts';
import type { SettingBody } from '../../api/house.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { useSettingWords } from './use-setting-words.ts';

interface Condition {
  readonly name: 'prices' | 'emergency' | 'draft' | 'phones' | 'zone' | 'methods';
  readonly state: 'met' | 'here' | 'release';
  /** What is there already. */
  readonly value: string;
  /** Where an administrator changes it. */
  readonly href?: string;
}

/** The countries that are coming soon: what is ready for the day they open, and what only a release can bring. */
export function ComingCountries({ settings }: { settings: readonly SettingBody[] }) {
  const { t } = useTranslation();
  return (
    <section className="setting-group">
      <h2>{t('house.coming')}</h2>
      <p className="muted">{t('house.coming-lead')}</p>
      {COUNTRIES.filter(({ status }) => status === 'coming_soon').map((country) => (
        <ComingCountry key={country.code} country={country} settings={settings} />
      ))}
    </section>
  );
}

function ComingCountry({ country, settings }: { country: Country; settings: readonly SettingBody[] }) {
  const { t, language } = useTranslation();
  const conditions = useConditions(country, settings);
  const { data: waiting } = useQuery(interestsQuery());
  const people = waiting?.find((one) => one.country === country.code)?.people ?? 0;
  const name = countryName(country, language);
  return (
    <article className="card coming-country" aria-label={name}>
      <h3>
        <span aria-hidden="true">{country.flag}</span> {name}
      </h3>
      <ul>
        {conditions.map(({ name: condition, state, value, href }) => (
          <li key={condition}>
            <StateChip tone={state === 'met' ? 'good' : 'waits'} word={t('house.coming-state', { state })} />
            <span>
              {t('house.coming-condition', { condition, value })}{' '}
              {href !== undefined && <Link href={href}>{t('house.change')}</Link>}
            </span>
          </li>
        ))}
      </ul>
      {waiting && <p className="small muted">{t('house.coming-people', { people })}</p>}
    </article>
  );
}

function useConditions(country: Country, settings: readonly SettingBody[]): readonly Condition[] {
  const { money } = useTranslation();
  const words = useSettingWords();
  const { data: fees } = useQuery(feeDeskQuery());
  const fee = fees?.find((one) => one.country === country.code);
  const key = emergencyKeyOf(country.code);
  const set = settings.find((setting) => setting.key === key)?.value ?? null;
  const release = { state: 'release', value: country.currency } as const;
  return [
    ...(fee === undefined
      ? []
      : [
          {
            name: 'prices',
            state: 'met',
            value: money(fromMajor(fee.general_phone_fee, country.currency)),
            href: '/admin/dashboard/fees',
          } as const,
        ]),
    {
      // The numbers of a release are drafts that nobody has called.
      name: set === null ? 'draft' : 'emergency',
      state: set === null ? 'here' : 'met',
      value: words.value(key, set),
      href: '/admin/dashboard/house/emergency',
    },
    { name: 'phones', state: 'met', value: country.dialCode },
    { name: 'zone', ...release },
    { name: 'methods', ...release, value: country.methods.map((id) => PAYMENT_METHODS[id].label).join(', ') },
  ];
}
