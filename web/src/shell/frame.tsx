import { use, useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { ArrowLeft, BookOpen, House, Menu, Siren, Stethoscope } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../api/public/site.ts';
import { SignOutForm } from './sign-out-form.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { cameFromInside } from './arrival.ts';
import { EmergencyRing } from './emergency-ring.tsx';
import { asksAboutCountry } from './country-asked.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { lazyPart } from './lazy-part.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { TAB_PATHS } from './route.ts';
import type { RouteDefinition, TabName } from './route.ts';
import { AddressContext } from './screen-visit.tsx';
import { useMe, useNow, usePreferences, useSession, useSignOut } from './session.tsx';
import { useTranslation } from './translation.tsx';
import type { SentenceKey } from './translation.tsx';
import { useTabMemory } from './tab-memory.ts';
import './frame.css';

/**
 * The frame around every screen: header and footer on a desktop, top bar and four tabs on a phone. Both are rendered
 * and CSS shows one of them.
 */
export function Frame({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  const { t } = useTranslation();
  useTabMemory(route.tab);
  const isDoctor = useMe()?.role === 'doctor';
  if (route.audience === 'doctor' || (route.both && isDoctor)) return <DoctorFrame>{children}</DoctorFrame>;
  return (
    <>
      <a className="skip" href="#content">
        {t('frame.skip')}
      </a>
      <PublicHeader />
      {route.bar !== 'home' && <PhoneBar route={route} />}
      <NetworkNotice />
      <EmergencyRing />
      <CountryOfDevice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer compact={route.bar === undefined} />
      <Tabs current={route.tab} />
    </>
  );
}

/** The line about the country of the device; its code loads only where it stands. */
const countryLine = lazyPart(() => import('./country-line.tsx'), {
  file: 'src/shell/country-line.tsx',
  sentences: ['welcome'],
  fallback: null,
});

function CountryOfDevice() {
  const { country } = usePreferences();
  const [asks, setAsks] = useState(false);
  // The country of the device is taken after the first view, so this asks again when it changes.
  useEffect(() => setAsks(asksAboutCountry()), [country]);
  return asks ? <countryLine.Part /> : null;
}

/** The frame of doctors' screens: only the logo and the language, without the patients' navigation. */
function DoctorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="doctor-header">
        <div className="page">
          <span className="brand">
            <Logo small />
            <span className="visually-hidden">Tabibu</span>
          </span>
          <LanguageSwitcher />
        </div>
      </header>
      <NetworkNotice />
      <EmergencyRing />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function PublicHeader() {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const me = useMe();
  // A doctor's appointments are in the dashboard.
  const appointments = me?.role === 'doctor' ? '/doctor/dashboard?tab=appointments' : '/appointments';
  const entries: readonly (readonly [string, SentenceKey])[] = [
    ['/', 'nav.home'],
    [appointments, 'nav.appointments'],
    ['/doctors', 'nav.doctors'],
    ['/subscriptions', 'nav.subscription'],
    ['/learnings', 'tab.learnings'],
    // The name of who is signed in leads there too, and a second link does not fit into one row in French.
    ...(me ? [] : ([['/more', 'tab.more']] as const)),
  ];
  return (
    <header className="public-header">
      <div className="page">
        <Link href="/" className="brand" aria-label="Tabibu">
          <Logo />
        </Link>
        <nav aria-label={t('nav.main')}>
          {entries.map(([href, key]) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {t(key)}
            </Link>
          ))}
        </nav>
        <LanguageSwitcher />
        <EmergencyLink />
        <Account />
        <SignInOrOut />
      </div>
    </header>
  );
}

/** The first name of the signed-in person, with a link to the account pages. */
function Account() {
  const { t } = useTranslation();
  const name = useMe()?.full_name;
  return name ? (
    <Link href="/more" className="account" aria-label={`${name}, ${t('tab.more')}`}>
      {name.split(' ')[0]}
    </Link>
  ) : null;
}

function SignInOrOut() {
  const { t } = useTranslation();
  const { me, known } = useSession();
  const signOut = useSignOut();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!known)
    return (
      <span className="button quiet" aria-hidden="true">
        …
      </span>
    );
  if (!me)
    return (
      <ButtonLink href="/auth" look="secondary">
        {t('nav.sign-in')}
      </ButtonLink>
    );
  const leave = () => {
    setState('busy');
    signOut().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <SignOutForm onLeave={leave}>
      <Button type="submit" look="secondary" busy={state === 'busy'}>
        {t(state === 'failed' ? 'nav.sign-out-failed' : 'nav.sign-out')}
      </Button>
    </SignOutForm>
  );
}

/** The link to emergency help, visible on every screen. */
export function EmergencyLink() {
  const { t } = useTranslation();
  return (
    <Link href="/emergency" className="emergency-link">
      <Icon node={Siren} size={20} />
      {t('nav.emergency')}
    </Link>
  );
}

function PhoneBar({ route }: { route: RouteDefinition }) {
  const { t } = useTranslation();
  const goBack = (event: MouseEvent) => {
    if (!cameFromInside()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <header className="phone-bar">
      {route.bar === 'tab' ? (
        <Link href="/" className="brand" aria-label="Tabibu">
          <Logo small />
        </Link>
      ) : (
        <Link href="/" className="back" aria-label={t('nav.back')} onClick={goBack}>
          <Icon node={ArrowLeft} size={24} />
        </Link>
      )}
      <span className="bar-title">{t(route.title)}</span>
      <EmergencyLink />
    </header>
  );
}

const TAB_ICONS = { home: House, diagnosis: Stethoscope, learnings: BookOpen, more: Menu } as const;
const TAB_WORDS: Record<TabName, SentenceKey> = {
  home: 'tab.home',
  diagnosis: 'tab.diagnosis',
  learnings: 'tab.learnings',
  more: 'tab.more',
};

function Tabs({ current }: { current: TabName | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className="tabs" aria-label={t('nav.tabs')}>
      {(Object.keys(TAB_PATHS) as TabName[]).map((tab) => {
        const icon = TAB_ICONS[tab];
        return (
          <Link key={tab} href={TAB_PATHS[tab]} aria-current={tab === current ? 'page' : undefined}>
            <Icon node={icon} size={22} />
            {t(TAB_WORDS[tab])}
          </Link>
        );
      })}
    </nav>
  );
}

function Footer({ compact }: { compact: boolean }) {
  const { t } = useTranslation();
  const year = new Date(useNow()).getUTCFullYear();
  const me = useMe();
  const { data: site } = useQuery(siteQuery());
  return (
    <footer className={compact ? 'footer desktop-only' : 'footer'}>
      <div className="page">
        <nav aria-label={t('footer.links')}>
          <Link href="/about">{t('footer.about')}</Link>
          <Link href="/privacy">{t('footer.privacy')}</Link>
          <Link href="/terms">{t('footer.terms')}</Link>
          <Link href="/contact">{t('footer.contact')}</Link>
          {!me && <Link href="/doctor/apply">{t('search.apply-as-doctor')}</Link>}
          {site?.links.map(({ name, url }) => (
            <Link key={name} href={url}>
              {name}
            </Link>
          ))}
        </nav>
        <LanguageSwitcher />
        <p className="small muted">© {year} Tabibu</p>
      </div>
    </footer>
  );
}
