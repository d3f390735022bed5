import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { familyQuery } from '../../api/family.ts';
import { ownPlansQuery, planArticlesQuery } from '../../api/own-plans.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { OwnPlan } from './own-plan.tsx';
import '../../ui/public/card.css';

export function needs({ me, language, search }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return me?.role === 'patient'
    ? [
        client.prefetchQuery(ownPlansQuery()),
        client.prefetchQuery(planArticlesQuery(language)),
        ...(search.has('members') ? [client.prefetchQuery(familyQuery())] : []),
      ]
    : [];
}

/** /subscriptions/mine: the own care plans with calls and days left, coupon, history, renewing and giving back. */
export default function MyPlansScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const found = useQuery({ ...ownPlansQuery(), enabled: me !== null });
  if (!me) return <SignInFirst why={t('my-plan.sign-in-mine')} />;
  if (!found.data)
    return found.isError ? (
      <PersonalFailure error={found.error} words={t('my-plan.mine-failed')} onRetry={() => void found.refetch()} />
    ) : (
      <ScreenSkeleton />
    );
  return (
    <div className="page narrow stack">
      <h1>{t('my-plan.mine')}</h1>
      {found.data.length === 0 && (
        <div className="card stack">
          <Motif weave={2} />
          <p>{t('my-plan.none')}</p>
        </div>
      )}
      {found.data.map((plan) => (
        <OwnPlan key={plan.id} plan={plan} />
      ))}
      <div>
        <ButtonLink look={found.data.length === 0 ? 'primary' : 'secondary'} href="/subscriptions">
          {t('my-plan.all')}
        </ButtonLink>
      </div>
    </div>
  );
}
