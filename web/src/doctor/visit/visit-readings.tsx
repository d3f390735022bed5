import { useQuery } from '@tanstack/react-query';
import { visitReadingsQuery } from '../../api/readings.ts';
import { CurveView } from '../../components/curve-view.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** What the patient of an appointment measured within a year. Renders nothing if nothing was measured. */
export default function VisitReadings({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(visitReadingsQuery(bookingId));
  if (!data || data.curves.length === 0) return null;
  return (
    <details className="visit-readings">
      <summary>{t('reading.title')}</summary>
      {data.curves.map((curve) => (
        <CurveView key={curve.kind} curve={curve} />
      ))}
    </details>
  );
}
