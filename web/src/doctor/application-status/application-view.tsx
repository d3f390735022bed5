import { Check, Clock, Search, X } from 'lucide';
import type { IconNode } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { ApplicationStatus } from '@tabibu/contract/application-words';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { OwnApplicationBody } from '../../api/applications.ts';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { labelKey } from '../apply/document-field.tsx';
import { EmailCard } from './email-card.tsx';
import './application-status.css';

const ICONS: Readonly<Record<ApplicationStatus, IconNode>> = {
  pending: Clock,
  in_review: Search,
  approved: Check,
  rejected: X,
};

/** Where an application stands: status, percent, what happens next, documents and history (DOC-STAT-01…04). */
export function ApplicationView({ application }: { application: OwnApplicationBody }) {
  const { t } = useTranslation();
  const day = useDay();
  // Who is signed in as a doctor needs not be told to do so.
  const isAtWork = useMe()?.role === 'doctor';
  const { number, status, percent, question, email, documents, history } = application;
  const icon = ICONS[status];
  return (
    <>
      <section className={`card stack application-state ${status}`}>
        <p className="small muted">{t('join.number', { number, day: day(application.submitted_at) })}</p>
        <h2>
          <Icon node={icon} size={24} />
          {t('join.status', { status: t(`join.status-${status}`) })}
        </h2>
        <div className="application-progress">
          <progress max={100} value={percent} aria-label={t('join.percent', { percent })} />
          <span className="numbers" aria-hidden="true">
            {percent} %
          </span>
        </div>
        {!isAtWork && <p>{t(`join.next-${status}`)}</p>}
        {status === 'approved' && !isAtWork && (
          <ButtonLink href="/auth?role=doctor&next=%2Fdoctor%2Fdashboard">{t('search.doctor-login')}</ButtonLink>
        )}
        {status === 'rejected' && <ButtonLink href="/doctor/apply">{t('join.apply-again')}</ButtonLink>}
      </section>
      {question !== null && (
        <Notice tone="warning" title={t('join.question')}>
          <p className="application-words">{question}</p>
        </Notice>
      )}
      <EmailCard email={email} day={day} />
      <section className="card stack">
        <h2>{t('join.documents-title')}</h2>
        <ul className="application-documents">
          {documents.map(({ id, label, kind, added_at: at }) => (
            <li key={id}>
              <strong>{t(`join.document-${labelKey(label)}`)}</strong>
              <span className="small muted">
                {kind.toUpperCase()} · {day(at)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="card stack">
        <h2>{t('join.history')}</h2>
        <ol className="application-history">
          {history.map(({ kind, status: to, at, note }, index) => (
            <li key={`${at} ${index}`}>
              <p>
                <strong>
                  {kind === 'moved' ? t('join.status', { status: t(`join.status-${to}`) }) : t(`join.history-${kind}`)}
                </strong>{' '}
                <span className="small muted">{day(at)}</span>
              </p>
              {note && <p className="application-words">{note}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Returns a function that formats the day of an instant, with its year. */
function useDay(): (instant: string) => string {
  const { language } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (instant) => format.format(new Date(`${wallClockAt(instant, zone).day}T00:00:00Z`));
}
