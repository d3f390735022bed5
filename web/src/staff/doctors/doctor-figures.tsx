import type { DeskDoctorPageBody } from '../../api/doctor-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { FigureCard, Figures } from '../frame/figure-card.tsx';

const NOT_SUMMED = '–';

/** Three figures of the doctors that the filter finds (ADM-DOC-07…09). Of more than are counted nothing is summed. */
export function DoctorFigures({ page }: { page: DeskDoctorPageBody }) {
  const { t, money, decimal } = useTranslation();
  const { shown, is_more: isMore, total, is_total_more: isTotalMore, sums } = page;
  const figureOf = (count: number, isCut: boolean) => (isCut ? t('doctors-desk.more-than', { count }) : String(count));
  const notSummed = { figure: NOT_SUMMED, note: t('doctors-desk.no-sums') };
  const earned = sums?.earnings ?? [];
  const earnings = sums && {
    // Money of different currencies is not added (C18).
    figure: earned.map((one) => money(one.total)).join(' · ') || '0',
    note:
      earned.length === 0
        ? t('doctors-desk.no-earnings')
        : t('doctors-desk.average-earnings', { figure: earned.map((one) => money(one.average)).join(' · ') }),
  };
  const patients = sums && {
    figure: figureOf(sums.patients, false),
    note: t('doctors-desk.average', { figure: decimal(sums.average_patients) }),
  };
  return (
    <Figures>
      <FigureCard
        label={t('doctors-desk.total-doctors')}
        figure={figureOf(shown, isMore)}
        note={
          isMore ? undefined : t(isTotalMore ? 'doctors-desk.shown-of-more' : 'doctors-desk.shown-of', { shown, total })
        }
      />
      <FigureCard label={t('doctors-desk.total-earnings')} {...(earnings ?? notSummed)} />
      <FigureCard label={t('doctors-desk.total-patients')} {...(patients ?? notSummed)} />
    </Figures>
  );
}
