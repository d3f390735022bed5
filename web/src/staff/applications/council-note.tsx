import type { CountryCode } from '@tabibu/contract/countries';
import { councilOf } from '@tabibu/contract/medical-councils';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/** The council of a country with its register, and a warning about a number of an unusual shape. */
export function CouncilNote({ country, number }: { country: CountryCode; number: string }) {
  const { t } = useTranslation();
  const council = councilOf(country);
  if (!council) return null;
  const { name, short, register, shape, status } = council;
  return (
    <>
      <p>
        {register ? (
          <a href={register} target="_blank" rel="noopener noreferrer">
            {name} ({short})
          </a>
        ) : (
          <strong>
            {name} ({short})
          </strong>
        )}
        {'. '}
        {t(`review.term-${council.term}`)}
      </p>
      {status === 'draft' && <p className="small muted">{t('review.council-draft')}</p>}
      {shape && !shape.pattern.test(number.trim()) && (
        <Notice tone="warning">
          <p>{t('review.shape-differs', { number, example: shape.example })}</p>
        </Notice>
      )}
    </>
  );
}
