import { wallClockAt } from '@tabibu/contract/clock-times';
import type { DeskDoctorPageBody } from '../../api/doctor-desk.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from '../applications/use-days.ts';
import { FigureCard, Figures } from '../frame/figure-card.tsx';

const NOT_SUMMED = '–';

/** Three figures of the doctors that the filter finds (ADM-DOC-07…09). Of more than are counted nothing is summed. */
export function DoctorFigures({ page }: { page: DeskDoctorPageBody }) {
  const { t, money, decimal } = useTranslation();
  const { day } = useDays();
  const zone = useCountry().timeZone ?? 'UTC';
  const { shown, is_more: isMore, total, is_total_more: isTotalMore, sums } = page;
  const figureOf = (count: number, isCut: boolean) => (isCut ? t('doctors-desk.more-than', { count }) : String(count));
  const notSummed = { figure: NOT_SUMMED, note: t('doctors-desk.no-sums') };
  const earned = sums?.earnings ?? [];
  const together = sums?.earnings_tzs;
  const earnings = together && {
    figure: money(together.total),
    note:
      earned.length === 0 ? (
        t('doctors-desk.no-earnings')
      ) : (
        <>
          {t('doctors-desk.average-earnings', { figure: money(together.average) })}
          {together.rates_since !== null && (
            <>
              <br />
              {t('doctors-desk.earned-in', {
                amounts: earned.map((one) => money(one.total)).join(' · '),
                since: day(wallClockAt(together.rates_since, zone).day),
              })}
            </>
          )}
          {together.unrated.length > 0 && (
            <>
              <br />
              {t('doctors-desk.unrated', { currencies: together.unrated.join(', ') })}
            </>
          )}
        </>
      ),
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
