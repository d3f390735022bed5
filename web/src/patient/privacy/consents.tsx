import { wallClockAt } from '@tabibu/contract/clock-times';
import type { ConsentsBody } from '../../api/own-copies.ts';
import { dayText } from '../../components/facts-words.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';

/** Everything that a person agreed to, each with its version and day and how to take it back. */
export function Consents({ consents: { texts, members, plans, shows_words: shows } }: { consents: ConsentsBody }) {
  const speech = useTranslation();
  const { t } = speech;
  const zone = useCountry().timeZone ?? 'UTC';
  const dayOf = (instant: string) => dayText(wallClockAt(Date.parse(instant), zone).day, speech);
  return (
    <>
      <ul className="stack">
        {texts.map(({ page, version, agreed_at: at, version_now: now, now_since: since }) => (
          <li key={page}>
            <h3>{t('own-data.text', { page })}</h3>
            <p>{t('own-data.version', { version: String(version), day: dayOf(at) })}</p>
            {now !== version && (
              <p>{t('own-data.version-now', { version: String(now), day: dayText(since, speech) })}</p>
            )}
            <p>
              <Link href={`/${page}?version=${version}`}>{t('own-data.read')}</Link>
            </p>
          </li>
        ))}
      </ul>
      <p className="small muted">{t('own-data.withdraw-text')}</p>
      {members.map(({ person_id: id, name, version, agreed_at: at }) => (
        <p key={id}>
          {t('own-data.member', { name, version, day: dayOf(at) })}{' '}
          <Link href={`/more/family/${id}`}>{t('own-data.member-link')}</Link>
        </p>
      ))}
      {plans.map(({ subscription_id: plan, person_id: person, plan: title, name, agreed_at: at }) => (
        <p key={`${plan} ${person}`}>
          {t('own-data.plan', { name, plan: title, day: dayOf(at) })}{' '}
          <Link href="/subscriptions/mine">{t('own-data.plan-link')}</Link>
        </p>
      ))}
      <p>
        {t('own-data.shows-words', { shown: shows ? 'yes' : 'no' })}{' '}
        <Link href="/more/notices">{t('own-data.notices-link')}</Link>
      </p>
      <p>{t('own-data.model')}</p>
      <p>
        {t('own-data.testimonial')} <Link href="/contact">{t('own-data.contact')}</Link>
      </p>
    </>
  );
}
