import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import {
  Bell,
  CalendarDays,
  ChevronRight,
  FileDown,
  FileText,
  HeartPulse,
  Mail,
  MessageCircle,
  Pill,
  ShieldCheck,
  Smartphone,
  Stethoscope,
  Ticket,
  TriangleAlert,
  UserRound,
  UsersRound,
} from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { WHO_PATH } from '@tabibu/contract/page-forms';
import { COUNTRIES } from '@tabibu/contract/countries';
import { ownApplicationQuery } from '../../api/applications.ts';
import { unreadAnswersQuery } from '../../api/complaints.ts';
import { familyQuery } from '../../api/family.ts';
import type { MeBody } from '../../api/identity.ts';
import { unreadNoticesQuery } from '../../api/notices.ts';
import { siteQuery } from '../../api/public/site.ts';
import { readableNumber } from '../../components/phone-number.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useSession } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Avatar } from '../../ui/public/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { LazyOpenRecords } from '../../security/record-lock/lazy-record-lock.ts';
import { AccountEnd } from './account-end.tsx';
import { PreferenceFields } from './preference-fields.tsx';
import '../../components/doctor-strip.css';
import '../../ui/public/card.css';
import '../../ui/forms/title-in-bar.css';
import './more.css';

export function needs({ me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return [
    client.prefetchQuery(siteQuery()),
    ...(me ? [client.prefetchQuery(unreadAnswersQuery())] : []),
    ...(me?.role === 'patient'
      ? [client.prefetchQuery(unreadNoticesQuery()), client.prefetchQuery(ownApplicationQuery())]
      : []),
    ...(me?.person_id === undefined ? [] : [client.prefetchQuery(familyQuery())]),
  ];
}

/**
 * /more, the last tab: own things, country and language, ways to reach us, and signing out (PAT-MORE). The footer below
 * has the rest.
 */
export default function MoreScreen() {
  const { t } = useTranslation();
  const { me, known } = useSession();
  const { data: site } = useQuery(siteQuery());
  const { data: answers } = useQuery({ ...unreadAnswersQuery(), enabled: me !== null });
  const { data: notices } = useQuery({ ...unreadNoticesQuery(), enabled: me?.role === 'patient' });
  const { data: application } = useQuery({ ...ownApplicationQuery(), enabled: me?.role === 'patient' });
  const messaging = site?.contact.messaging_url;
  const unread = me ? (answers?.unread ?? 0) : 0;
  return (
    <div className="page narrow stack more-page">
      <h1 className="title-in-bar">{t('more.title')}</h1>
      {me ? <Person me={me} /> : known && <Visitor />}
      {me?.records_closed && <LazyOpenRecords.Part />}
      <section className="card stack" aria-label={t('more.preferences')}>
        <PreferenceFields />
      </section>
      <nav className="more-list" aria-label={t('more.links')}>
        {me?.role === 'doctor' ? (
          <Row href="/doctor/dashboard" icon={<Icon node={Stethoscope} size={22} />} words={t('more.dashboard')} />
        ) : (
          <Row href="/appointments" icon={<Icon node={CalendarDays} size={22} />} words={t('more.appointments')} />
        )}
        {application && (
          <Row
            href="/doctor/application-status"
            icon={<Icon node={Stethoscope} size={22} />}
            words={t('more.application')}
          />
        )}
        {me?.role !== 'doctor' && (
          <Row
            href={me ? '/subscriptions/mine' : '/subscriptions'}
            icon={<Icon node={Ticket} size={22} />}
            words={t(me ? 'more.my-plans' : 'more.plans')}
          />
        )}
        {me?.role === 'patient' && (
          <Row
            href="/more/notices"
            icon={<Icon node={Bell} size={22} />}
            words={t('more.notices')}
            news={notices && notices.unread > 0 ? t('more.notices-new', { count: notices.unread }) : undefined}
          />
        )}
        {me?.role === 'patient' && (
          <Row href="/more/documents" icon={<Icon node={FileText} size={22} />} words={t('more.documents')} />
        )}
        {me && <Row href="/more/health" icon={<Icon node={HeartPulse} size={22} />} words={t('more.health')} />}
        {me?.role === 'patient' && (
          <Row href="/medicines" icon={<Icon node={Pill} size={22} />} words={t('more.medicines')} />
        )}
        {me?.role === 'patient' && (
          <Row href="/more/family" icon={<Icon node={UsersRound} size={22} />} words={t('more.family')} />
        )}
        {messaging && (
          <Row href={messaging} icon={<Icon node={MessageCircle} size={22} />} words={t('more.message-us')} outside />
        )}
        <Row
          href={unread > 0 ? '/contact#answers' : '/contact'}
          icon={<Icon node={Mail} size={22} />}
          words={t('more.contact')}
          news={unread > 0 ? t('more.unread', { count: unread }) : undefined}
        />
        {me && <Row href="/more/account" icon={<Icon node={UserRound} size={22} />} words={t('more.account')} />}
        {me && <Row href="/more/devices" icon={<Icon node={Smartphone} size={22} />} words={t('more.devices')} />}
        {me?.role === 'patient' && (
          <Row href="/more/privacy-choices" icon={<Icon node={FileDown} size={22} />} words={t('more.own-data')} />
        )}
        <Row href="/privacy" icon={<Icon node={ShieldCheck} size={22} />} words={t('more.privacy')} />
        <Row href="/emergency" icon={<Icon node={TriangleAlert} size={22} />} words={t('more.emergency')} />
      </nav>
      {me && <AccountEnd />}
    </div>
  );
}

function Person({ me: { full_name: name, phone, role, person_id: personId } }: { me: MeBody }) {
  const { t } = useTranslation();
  const { data: family } = useQuery({ ...familyQuery(), enabled: personId !== undefined });
  const member = family?.members.find(({ id }) => id === personId);
  const country = COUNTRIES.find(({ dialCode }) => phone.startsWith(dialCode));
  return (
    <div className="doctor-strip">
      <Avatar name={name} />
      <div>
        <h2 className="more-name" translate="no">
          {name}
        </h2>
        <p className="muted numbers">{country ? readableNumber(country, phone) : phone}</p>
        {member && <p>{t('account.who-for', { name: member.name })}</p>}
        {role === 'patient' && <Link href={`${WHO_PATH}?next=/more`}>{t('account.who-switch')}</Link>}
      </div>
    </div>
  );
}

function Visitor() {
  const { t } = useTranslation();
  return (
    <section className="card stack">
      <Motif />
      <p>{t('more.visitor')}</p>
      <ButtonLink wide href="/auth?next=/more">
        {t('nav.sign-in')}
      </ButtonLink>
    </section>
  );
}

function Row({
  href,
  icon,
  words,
  news,
  outside = false,
}: {
  href: string;
  icon: ReactNode;
  words: string;
  /** What waits there. */
  news?: string | undefined;
  outside?: boolean;
}) {
  return (
    <Link href={href} className="more-row" {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {icon}
      <span>{words}</span>
      {news && <span className="more-new">{news}</span>}
      <Icon node={ChevronRight} size={20} />
    </Link>
  );
}
