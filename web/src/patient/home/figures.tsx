import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../api/public/site.ts';
import { useTranslation } from '../../shell/translation.tsx';

/** The figures of the service that the server computes (W17). A figure that is not known is not shown. */
export function Figures() {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery());
  if (!site) return null;
  const { doctors, countries, support, rating } = site.figures;
  const shown = [
    [doctors, t('home.figure-doctors')],
    [countries, t('home.figure-countries')],
    [support, t('home.figure-support')],
    [rating, t('home.figure-rating')],
  ] as const;
  return (
    <dl className="figures">
      {shown
        .filter(([figure]) => figure)
        .map(([figure, word]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd className="numbers">{figure}</dd>
          </div>
        ))}
    </dl>
  );
}
