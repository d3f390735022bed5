import { PREGNANCY_CONTENT, textWeek } from '@tabibu/contract/pregnancy-content';
import { DATED_WEEKS, PREGNANCY_DAYS } from '@tabibu/contract/pregnancy-dates';
import type { PregnancyBody } from '../../api/pregnancy.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** How far the pregnancy is, and what happens in this week. */
export function ThisWeek({ pregnancy }: { pregnancy: PregnancyBody }) {
  const { t, day } = useTranslation();
  const { weeks, days, trimester, expected_on: expectedOn } = pregnancy;
  const week = textWeek(weeks);
  const words = t('pregnancy.week', { weeks, days });
  return (
    <section className="card stack" aria-labelledby="pregnancy-week">
      <h2 id="pregnancy-week">{words}</h2>
      <progress className="pregnancy-way" max={PREGNANCY_DAYS} value={weeks * 7 + days} aria-label={words} />
      <p>
        {t('pregnancy.expected', { day: `${day(expectedOn)} ${expectedOn.slice(0, 4)}` })}
        <br />
        <span className="small muted">{t(`pregnancy.trimester-${trimester}`)}</span>
      </p>
      {weeks > DATED_WEEKS.to ? (
        <Notice tone="warning">
          <p>{t('pregnancy.overdue')}</p>
        </Notice>
      ) : (
        <>
          <h3>{t('pregnancy.child')}</h3>
          <p>{t(`pregnancy.week-${week}-child`)}</p>
          <h3>{t('pregnancy.mother')}</h3>
          <p>{t(`pregnancy.week-${week}-mother`)}</p>
        </>
      )}
      <Sources />
    </section>
  );
}

/** Where the texts come from, and that nobody has reviewed them yet. */
function Sources() {
  const { t } = useTranslation();
  const { status, sources } = PREGNANCY_CONTENT;
  return (
    <details className="small">
      <summary>{t(`pregnancy.${status}`)}</summary>
      <p>{t('pregnancy.sources')}</p>
      <ul className="pregnancy-list">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
