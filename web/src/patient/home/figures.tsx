import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '../../api/site.ts';
import { useSpeech } from '../../shell/speech.tsx';

/** What the product is, in figures that the server computes (W17); a figure that is not known is not shown. */
export function Figures() {
  const { t } = useSpeech();
  const { data: site } = useQuery(siteQuery());
  if (!site) return null;
  const { doctors, countries, support, rating } = site.figures;
  const shown = [[doctors, t('home.figure-doctors')], [countries, t('home.figure-countries')], [support, t('home.figure-support')], [rating, t('home.figure-rating')]] as const;
  return (
    <dl className="figures">
      {shown.filter(([figure]) => figure).map(([figure, word]) => <div key={word}><dt>{word}</dt><dd className="numbers">{figure}</dd></div>)}
    </dl>
  );
}
