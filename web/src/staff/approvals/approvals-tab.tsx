import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { approvalsQuery, decideApproval } from '../../api/approvals.ts';
import type { ApprovalBody } from '../../api/approvals.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { useSubscriptionWords } from '../subscriptions/use-subscription-words.ts';
import { useGuardedAction } from '../use-guarded-action.ts';
import { kindWord } from './kind-word.ts';
import { LostPassphrases } from './lost-passphrases.tsx';
import './approvals.css';

/** Asks for what waits. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(approvalsQuery());
}

/** The steps that take two people: those that wait, and those decided last. For administrators. */
export default function ApprovalsTab() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(approvalsQuery());
  return (
    <>
      <div>
        <h1>{t('staff.approvals')}</h1>
        <p className="muted">{t('approvals.lead')}</p>
      </div>
      {!data &&
        (isError ? (
          <LoadFailure words={t('staff.failed')} onRetry={() => void refetch()} />
        ) : (
          <CardSkeletons count={2} />
        ))}
      {data && !data.has_second_person && (
        <Notice tone="warning">
          <p>{t('approvals.nobody-else')}</p>
        </Notice>
      )}
      {data && (
        <section className="stack" aria-labelledby="approvals-waiting">
          <h2 id="approvals-waiting">{t('approvals.waiting')}</h2>
          {data.waiting.length === 0 && <p className="muted">{t('approvals.none')}</p>}
          <ul className="stack approvals">
            {data.waiting.map((approval) => (
              <Waiting key={approval.id} approval={approval} />
            ))}
          </ul>
        </section>
      )}
      {data && <LostPassphrases openings={data.openings} />}
      {data && data.decided.length > 0 && (
        <section className="stack" aria-labelledby="approvals-decided">
          <h2 id="approvals-decided">{t('approvals.decided')}</h2>
          <ul className="stack approvals">
            {data.decided.map((approval) => (
              <li key={approval.id} className="card stack">
                <Facts approval={approval} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Waiting({ approval }: { approval: ApprovalBody }) {
  const { t, moment } = useTranslation();
  const client = useQueryClient();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { busy, fault, run } = useGuardedAction();
  const decide = (decision: 'approved' | 'declined') =>
    void run(async () => {
      await decideApproval(approval.id, decision);
      await client.invalidateQueries({ queryKey: approvalsQuery().queryKey });
    });
  return (
    <li className="card stack">
      <Facts approval={approval} />
      <p className="small muted" suppressHydrationWarning>
        {t('approvals.until', { when: moment(approval.expires_at, zone, now) })}
      </p>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {approval.may_decide ? (
        <div className="approval-buttons">
          <Button busy={busy} onClick={() => decide('approved')}>
            {t('approvals.approve')}
          </Button>
          <Button look="secondary" busy={busy} onClick={() => decide('declined')}>
            {t('approvals.decline')}
          </Button>
        </div>
      ) : (
        <p>{t('approvals.yours')}</p>
      )}
    </li>
  );
}

/** What is asked for: its exact effect, who asked, why, and what became of it. */
function Facts({ approval }: { approval: ApprovalBody }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { outcome } = approval;
  const what = useWhat(approval);
  return (
    <>
      <h3>{what.title}</h3>
      {outcome === null && <p>{what.effect}</p>}
      <blockquote className="approval-reason">{approval.reason}</blockquote>
      <p className="small muted" suppressHydrationWarning>
        {t('approvals.asked-by', { name: approval.requested_by, when: moment(approval.requested_at, zone, now) })}
      </p>
      {outcome !== null && (
        <p suppressHydrationWarning>
          <strong>
            {t('approvals.outcome', {
              outcome,
              name: approval.decided_by ?? '',
              when: moment(approval.decided_at ?? approval.expires_at, zone, now),
            })}
          </strong>
        </p>
      )}
    </>
  );
}

/** What is asked for and its exact effect, in words. */
function useWhat({ kind, person: name, role, coupon }: ApprovalBody): { title: string; effect: string } {
  const { t } = useTranslation();
  const words = useSubscriptionWords();
  if (kind === 'generate-coupon')
    return {
      title: t('approvals.coupon-title', { name }),
      effect: t('approvals.coupon-effect', {
        name,
        package: words.package(coupon!.package),
        doctor: t(`subscriptions.doctor-${coupon!.doctor_type}`),
        calls: coupon!.call_limit,
        replaces: coupon!.replaces ? 'yes' : 'no',
      }),
    };
  if (kind === 'open-records')
    return { title: t('approvals.records-title', { name }), effect: t('approvals.records-effect', { name }) };
  const values = { kind: kindWord(kind), name };
  return { title: t('approvals.title', values), effect: t('approvals.effect', { ...values, role: role! }) };
}
