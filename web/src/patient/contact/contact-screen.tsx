import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Building2, Mail, MessageCircle, Phone } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { appointmentQuery } from '../../api/bookings.ts';
import { ownComplaintsQuery } from '../../api/complaints.ts';
import { siteQuery } from '../../api/public/site.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { readableNumber } from '../../components/phone-number.ts';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import '../../ui/public/card.css';
import { ContactForm } from './contact-form.tsx';
import { appointmentIn } from './letter-subject.ts';
import { OwnComplaints } from './own-complaints.tsx';
import './contact-screen.css';

export function needs({ me, search }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const appointment = appointmentIn(search);
  return [
    client.prefetchQuery(siteQuery()),
    ...(me ? [client.prefetchQuery(ownComplaintsQuery())] : []),
    ...(me?.role === 'patient' && appointment !== undefined
      ? [client.prefetchQuery(appointmentQuery(appointment))]
      : []),
  ];
}

/**
 * The contact page: offices, hours, and the ways to reach us (PAT-MORE-05, PAT-MORE-06). What is not configured is
 * neither shown nor promised (W18).
 */
export default function ContactScreen() {
  const { t, clock, language } = useTranslation();
  const me = useMe();
  const country = useCountry();
  const { data: site } = useQuery(siteQuery());
  const tiles = [
    { icon: Mail, word: t('contact.email'), target: site?.contact.email, href: `mailto:${site?.contact.email}` },
    {
      icon: Phone,
      word: t('contact.call'),
      target: site?.contact.phone && readableNumber(country, site.contact.phone),
      href: `tel:${site?.contact.phone}`,
    },
    {
      icon: MessageCircle,
      word: t('contact.chat'),
      target: site?.contact.messaging_url,
      href: String(site?.contact.messaging_url),
    },
  ].filter((tile) => tile.target);
  const hours = site?.contact.support_hours;
  const answer = site?.contact.answer_hours;
  // 1 January 2024 was a Monday, so day 1 of that month is weekday 1.
  const weekday = (day: number, length: 'long' | 'short' = 'long') =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { weekday: length, timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, day),
    );
  const open = site?.office_hours;
  return (
    <div className="page narrow stack">
      <h1>{t('title.contact')}</h1>
      <p className="lead">{t('contact.lead')}</p>
      {tiles.length > 0 && (
        <ul className="contact-tiles">
          {tiles.map(({ icon, word, href, target }) => (
            <li key={word}>
              <a className="card contact-tile" href={href} rel="noreferrer">
                <Icon node={icon} size={28} />
                <strong>{word}</strong>
                {!href.startsWith('http') && <span className="small muted">{target}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {hours && (
        <p>
          {t('contact.support-hours', {
            first: weekday(hours.first_day),
            last: weekday(hours.last_day),
            opens: clock(hours.opens),
            closes: clock(hours.closes),
          })}
        </p>
      )}
      {answer && <p>{t('contact.reply', { hours: answer })}</p>}
      <ContactForm />
      {me && <OwnComplaints zone={country.timeZone ?? 'UTC'} />}
      {site && site.offices.length > 0 && (
        <section className="stack">
          <h2>{t('contact.offices')}</h2>
          <ul className="contact-tiles">
            {site.offices.map(({ place, address }) => (
              <li key={`${place} ${address}`}>
                <div className="card contact-tile">
                  <Icon node={Building2} size={28} />
                  <strong>{place}</strong>
                  {address && <span className="small">{address}</span>}
                  {open && (
                    <span className="small muted">
                      {t('contact.hours', {
                        first: weekday(open.first_day, 'short'),
                        last: weekday(open.last_day, 'short'),
                        opens: clock(open.opens),
                        closes: clock(open.closes),
                      })}
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {site && site.links.length > 0 && (
        <section className="stack">
          <h2>{t('contact.elsewhere')}</h2>
          <ul className="contact-links">
            {site.links.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <ButtonLink look="emergency" href="/emergency">
          {t('contact.emergency')}
        </ButtonLink>
      </div>
    </div>
  );
}
