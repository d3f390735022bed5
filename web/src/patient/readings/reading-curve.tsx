import { useQuery } from '@tanstack/react-query';
import type { ReadingKind } from '@tabibu/contract/reading-kinds';
import { curveQuery } from '../../api/readings.ts';
import { CurveView } from '../../components/curve-view.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** The curve of one kind of a person within a year. */
export function ReadingCurve({ personId, kind }: { personId: string; kind: ReadingKind }) {
  const { t } = useTranslation();
  const { data } = useQuery(curveQuery(personId, kind));
  if (!data || data.from === null) return null;
  return (
    <section className="card stack" aria-labelledby={`curve-${kind}`}>
      <h2 id={`curve-${kind}`}>{t('reading.curve')}</h2>
      <CurveView curve={data} />
    </section>
  );
}
