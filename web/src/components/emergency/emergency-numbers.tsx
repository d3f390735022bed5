import { PhoneOutgoing } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { Country } from '@tabibu/contract/countries';
import { countryName } from '@tabibu/contract/country-name';
import { useEmergencyNumbers } from './use-emergency-numbers.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { KIND_WORDS } from './emergency-kinds.ts';
import './emergency-numbers.css';

/**
 * The emergency numbers of every country on the list. They wait for nothing from the server, and the service worker
 * caches them at the first visit; numbers that administrators have set replace them when the page has its site.
 */
export default function EmergencyNumbers({ heading: Title }: { heading: 'h1' | 'h2' }) {
  const { t, language } = useTranslation();
  const country = useCountry();
  const Part = Title === 'h1' ? 'h2' : 'h3';
  const numbers = useEmergencyNumbers()(country.code);
  return (
    <div className="stack emergency-first">
      <Title>{t('emergency.title')}</Title>
      <p className="go-now">{t('emergency.go-now')}</p>
      <section className="stack close" aria-labelledby="emergency-numbers">
        <Part id="emergency-numbers">{t('emergency.numbers', { country: countryName(country, language) })}</Part>
        <ul className="emergency-numbers">
          {numbers.map(({ number, kind }) => (
            <NumberToRing key={number} number={number} label={t(KIND_WORDS[kind])} />
          ))}
        </ul>
        {numbers.some(({ status }) => status === 'draft') && <p className="small muted">{t('emergency.untried')}</p>}
      </section>
      <details className="emergency-elsewhere">
        <summary>{t('emergency.other-countries')}</summary>
        <dl>
          {COUNTRIES.filter(({ code }) => code !== country.code).map((other) => (
            <Elsewhere key={other.code} country={other} />
          ))}
        </dl>
      </details>
    </div>
  );
}

/** A number and what it is for. Pressing it opens the telephone. */
export function NumberToRing({ number, label }: { number: string; label: string }) {
  return (
    <li>
      <a className="emergency-number" href={`tel:${number}`}>
        <b className="numbers">
          <Icon node={PhoneOutgoing} size={22} />
          {number}
        </b>
        <span className="small">{label}</span>
      </a>
    </li>
  );
}

function Elsewhere({ country }: { country: Country }) {
  const { language } = useTranslation();
  const numbersOf = useEmergencyNumbers();
  return (
    <div>
      <dt>{countryName(country, language)}</dt>
      {numbersOf(country.code).map(({ number }) => (
        <dd key={number}>
          <a className="numbers" href={`tel:${number}`}>
            {number}
          </a>
        </dd>
      ))}
    </div>
  );
}
