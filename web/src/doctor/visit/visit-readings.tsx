import { useQuery } from '@tanstack/react-query';
import { visitDosesQuery } from '../../api/medication.ts';
import { visitReadingsQuery } from '../../api/readings.ts';
import { CurveView } from '../../components/curve-view.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/**
 * What the patient of an appointment measured within a year, and how many doses were taken within thirty days. Renders
 * nothing of what nobody wrote down.
 */
export default function VisitReadings({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(visitReadingsQuery(bookingId));
  const { data: doses } = useQuery(visitDosesQuery(bookingId));
  return (
    <>
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
    </>
  );
}
