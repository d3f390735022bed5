import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { guidanceOf, toolsOf } from '@tabibu/contract/plan-guidance';
import type { PlanTool } from '@tabibu/contract/plan-guidance';
import { planArticlesQuery } from '../../api/own-plans.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';

const TOOL_PATHS: Record<PlanTool, string> = {
  weeks: '/more/health/pregnancy',
  readings: '/readings',
  reminders: '/medicines',
  reports: '/more/health',
  'mental-health': '/doctors?problem=mental',
};

/** What a plan offers beside its calls: the pages where one measures, is reminded and reads reports; its articles. */
export function PlanGuidance({ planId }: { planId: string }) {
  const { t, language } = useTranslation();
  const titleId = useId();
  const { data } = useQuery(planArticlesQuery(language));
  // An article that was withdrawn is in the list no more.
  const articles = guidanceOf(planId).flatMap((id) => data?.find((one) => one.id === id) ?? []);
  const tools = toolsOf(planId);
  if (articles.length === 0 && tools.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('my-plan.guidance')}</h3>
      <ul className="plan-guidance">
        {tools.map((tool) => (
          <li key={tool}>
            <Link href={TOOL_PATHS[tool]}>{t(`my-plan.${tool}`)}</Link>
          </li>
        ))}
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
