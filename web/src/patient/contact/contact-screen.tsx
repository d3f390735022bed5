import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { Building2, Mail, MessageCircle, Phone } from 'lucide-react';
import { siteQuery } from '../../api/site.ts';
import type { Visit } from '../../shell/routes.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import '../../ui/card.css';
import './contact-screen.css';

export function needs(_visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return [client.prefetchQuery(siteQuery())];
}

const OFFICES = ['Dar es Salaam', 'Johannesburg'];

/** Offices, hours, and the ways to reach us that exist (PAT-MORE-05, PAT-MORE-06); a target that is not set shows no tile (W18). */
export default function ContactScreen() {
  const { t } = useSpeech();
  const { data: site } = useQuery(siteQuery());
  const tiles = [
    { icon: Mail, word: t('contact.email'), target: site?.contact.email, href: `mailto:${site?.contact.email}` },
    { icon: Phone, word: t('contact.call'), target: site?.contact.phone, href: `tel:${site?.contact.phone}` },
    { icon: MessageCircle, word: t('contact.chat'), target: site?.contact.messaging_url, href: String(site?.contact.messaging_url) },
  ].filter((tile) => tile.target);
  return (
    <div className="page narrow stack">
      <h1>{t('title.contact')}</h1>
      <p className="lead">{t('contact.lead')}</p>
      {tiles.length > 0 && (
        <ul className="contact-tiles">
          {tiles.map(({ icon: Icon, word, href, target }) => (
            <li key={word}><a className="card" href={href} rel="noreferrer"><Icon size={28} aria-hidden="true" /><strong>{word}</strong>{!href.startsWith('http') && <span className="small muted">{target}</span>}</a></li>
          ))}
        </ul>
      )}
      {site && tiles.length === 0 && <p className="card">{t('contact.none')}</p>}
      <section className="stack">
        <h2>{t('contact.offices')}</h2>
        <ul className="contact-tiles">
          {OFFICES.map((office) => (
            <li key={office}><div className="card"><Building2 size={28} aria-hidden="true" /><strong>{office}</strong><span className="small muted">{t('contact.hours')}</span></div></li>
          ))}
        </ul>
      </section>
      <p>{t('contact.reply')}</p>
      <div><ButtonLink look="emergency" href="/emergency">{t('contact.emergency')}</ButtonLink></div>
    </div>
  );
}
