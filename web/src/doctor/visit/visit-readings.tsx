import { useQuery } from '@tanstack/react-query';
import { visitDosesQuery } from '../../api/medication.ts';
import { visitReportFile, visitReportsQuery } from '../../api/month-reports.ts';
import { visitPregnancyQuery } from '../../api/visit-pregnancy.ts';
import type { VisitPregnancyBody } from '../../api/visit-pregnancy.ts';
import { visitReadingsQuery } from '../../api/readings.ts';
import { CurveView } from '../../components/curve-view.tsx';
import { MonthLinks } from '../../components/month-reports.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/**
 * What the patient of an appointment measured within a year, how many doses were taken within thirty days, how far a
 * pregnancy is, and the reports of the last two months. Renders nothing of what nobody wrote down.
 */
export default function VisitReadings({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(visitReadingsQuery(bookingId));
  const { data: doses } = useQuery(visitDosesQuery(bookingId));
  const { data: pregnancy } = useQuery(visitPregnancyQuery(bookingId));
  const { data: reports } = useQuery(visitReportsQuery(bookingId));
  return (
    <>
      {pregnancy && <VisitPregnancy pregnancy={pregnancy} />}
      {doses && doses.due > 0 && (
        <p className="visit-doses">
          <strong>{t('visit.doses')}:</strong> {t('visit.doses-taken', doses)}
        </p>
      )}
      {data && data.curves.length > 0 && (
        <details className="visit-readings">
          <summary>{t('reading.title')}</summary>
          {data.curves.map((curve) => (
            <CurveView key={curve.kind} curve={curve} />
          ))}
        </details>
      )}
      {reports && reports.months.length > 0 && (
        <section className="visit-reports" aria-label={t('month-report.of-visit')}>
          <p>{t('month-report.of-visit')}</p>
          <MonthLinks months={reports.months} addressOf={(month) => visitReportFile(bookingId, month)} />
        </section>
      )}
    </>
  );
}

/** Week and expected date, reckoned from what the patient wrote down, and the check-ups that she ticked. */
function VisitPregnancy({ pregnancy }: { pregnancy: NonNullable<VisitPregnancyBody> }) {
  const { t, day } = useTranslation();
  const { weeks, days, expected_on: expectedOn, contacts_done: done } = pregnancy;
  return (
    <p className="visit-pregnancy">
      <strong>{t('visit.pregnancy')}:</strong>{' '}
      {t('visit.pregnancy-week', { weeks, days, day: `${day(expectedOn)} ${expectedOn.slice(0, 4)}` })}
      <br />
      <span className="small">
        {done.length === 0 ? t('visit.check-ups-none') : t('visit.check-ups', { weeks: done.join(', ') })}
      </span>
    </p>
  );
}
