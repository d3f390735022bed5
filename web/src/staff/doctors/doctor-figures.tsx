import type { DeskDoctorPageBody } from '../../api/doctor-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';

/** The three figures of the doctors that the filter finds (ADM-DOC-07…09). */
export function DoctorFigures({ page }: { page: DeskDoctorPageBody }) {
  const { t, money, decimal } = useTranslation();
  const { shown, total, earnings, patients, average_patients: average } = page;
  return (
    <Figures>
      <FigureCard
        label={t('doctors-desk.total-doctors')}
        figure={String(shown)}
        note={t('doctors-desk.shown-of', { shown, total })}
      />
      <FigureCard
        label={t('doctors-desk.total-earnings')}
        // Money of different currencies is not added (C18).
        figure={earnings.map((one) => money(one.total)).join(' · ') || '0'}
        note={
          earnings.length === 0
            ? t('doctors-desk.no-earnings')
            : t('doctors-desk.average', { figure: earnings.map((one) => money(one.average)).join(' · ') })
        }
      />
      <FigureCard
        label={t('doctors-desk.total-patients')}
        figure={String(patients)}
        note={t('doctors-desk.average', { figure: decimal(average) })}
      />
    </Figures>
  );
}
