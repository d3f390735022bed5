import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { guidanceOf } from '@tabibu/contract/plan-guidance';
import { planArticlesQuery } from '../../api/own-plans.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';

/** The guidance on diet and exercise of a plan: its articles, and for a pregnancy the page of its weeks. */
export function PlanGuidance({ planId }: { planId: string }) {
  const { t, language } = useTranslation();
  const titleId = useId();
  const { data } = useQuery(planArticlesQuery(language));
  // An article that was withdrawn is in the list no more.
  const articles = guidanceOf(planId).flatMap((id) => data?.find((one) => one.id === id) ?? []);
  if (articles.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('my-plan.guidance')}</h3>
      <ul className="plan-guidance">
        {planId === 'pregnancy' && (
          <li>
            <Link href="/more/health/pregnancy">{t('my-plan.weeks')}</Link>
          </li>
        )}
        {articles.map(({ id, title, language: written }) => (
          <li key={id}>
            <Link href={`/learnings/${id}`}>
              <span lang={written}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
