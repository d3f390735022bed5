import { useRef, useState } from 'react';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { BellRing } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { COUNTRIES } from '@tabibu/contract/countries';
import type { Country, CountryCode } from '@tabibu/contract/countries';
import { problemText } from '../../api/forms/problem-text.ts';
import { requestOpeningNotice } from '../../api/interest.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { EmergencyLink } from '../../shell/frame.tsx';
import { useMe, usePreferences } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/public/chip.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import '../../ui/public/card.css';
import './coming-soon.css';

interface ComingSoonProps {
  country: Country;
  /** True on the home page, which needs the phone's top bar. */
  isHome?: boolean;
  /** Shown above everything else. */
  children?: ReactNode;
}

/**
 * Replaces the doctors in a country that has not opened: the visitor can change the country or be told when it opens
 * (PAT-HOME-09…11).
 */
export function ComingSoonTo({ country, isHome = false, children }: ComingSoonProps) {
  const { t, language } = useTranslation();
  return (
    <div className="coming-soon">
      {isHome && (
        <div className="phone-bar">
          <Logo small />
          <span className="bar-title" />
          <EmergencyLink />
        </div>
      )}
      <div className="page narrow stack">
        {children}
        <Motif weave={3} />
        <p className="badge">{t('coming-soon.title')}</p>
        <h1>
          <span aria-hidden="true">{country.flag} </span>
          {t('coming-soon.country', { country: countryName(country, language) })}
        </h1>
        <p className="muted">{t('coming-soon.hint')}</p>
        <NotifyMe country={country} />
        <ChangeCountry />
      </div>
    </div>
  );
}

function NotifyMe({ country }: { country: Country }) {
  const { t, language } = useTranslation();
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  useReplayEarlyInput(form);
  const [phone, setPhone] = useState(me?.phone ?? '');
  const wish = useMutation({ mutationFn: () => requestOpeningNotice({ country: country.code, phone, language }) });
  const name = countryName(country, language);
  if (wish.isSuccess)
    return (
      <Notice tone="success" announce>
        {t('coming-soon.notify-done', { country: name })}
      </Notice>
    );
  const ask = (event: FormEvent) => {
    event.preventDefault();
    wish.mutate();
  };
  return (
    <form ref={form} method="post" className="card stack" onSubmit={ask} noValidate>
      <TextField
        label={t('coming-soon.phone')}
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        value={phone}
        placeholder={`${country.dialCode} ${country.phoneExample}`}
        error={wish.isError ? problemText(wish.error, t, 'search.failed') : undefined}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button type="submit" busy={wish.isPending}>
        <Icon node={BellRing} size={20} />
        {t('coming-soon.notify-me')}
      </Button>
    </form>
  );
}

/** The ten countries as links, so that they work without script (W15). */
function ChangeCountry() {
  const { t, language } = useTranslation();
  const { country: current, choose } = usePreferences();
  const [failed, setFailed] = useState(false);
  const change = (event: MouseEvent, code: CountryCode) => {
    event.preventDefault();
    choose({ country: code }).catch(() => setFailed(true));
  };
  return (
    <details className="change-country">
      <summary className="button secondary">{t('coming-soon.change-country')}</summary>
      <nav className="chips" aria-label={t('coming-soon.change-country')}>
        {COUNTRIES.map((each) => (
          <ChipLink
            key={each.code}
            href={`/?country=${each.code}`}
            current={each.code === current.code}
            rel="nofollow"
            onClick={(event) => change(event, each.code)}
          >
            <span aria-hidden="true">{each.flag}</span>
            {countryName(each, language)}
            {each.status === 'coming_soon' && <span className="later">{t('coming-soon.short')}</span>}
          </ChipLink>
        ))}
      </nav>
      {failed && (
        <p role="alert" className="danger-text">
          {t('frame.not-changed')}
        </p>
      )}
    </details>
  );
}
