import { useState } from 'react';
import { askAboutCountry } from './country-asked.ts';
import { useCountry } from './session.tsx';
import { useTranslation } from './translation.tsx';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { countryName } from '@tabibu/contract/country-name';
import './country-line.css';

/** Asks once, quietly, whether the country that the device named is right. */
export default function CountryLine() {
  const { t, language } = useTranslation();
  const country = useCountry();
  const [isAnswered, setAnswered] = useState(false);
  const answer = () => {
    askAboutCountry(false);
    setAnswered(true);
  };
  if (isAnswered) return null;
  return (
    <p className="country-line" role="status">
      <span>{t('welcome.country-of-device', { country: countryName(country, language) })}</span>
      <Button look="quiet" onClick={answer}>
        {t('welcome.country-right')}
      </Button>
      <Link href="/more" onClick={answer}>
        {t('welcome.country-change')}
      </Link>
    </p>
  );
}
