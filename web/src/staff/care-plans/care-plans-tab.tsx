import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Plus, RotateCw } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { PLAN_LIMITS } from '@tabibu/contract/care-plan-rules';
import { planDeskQuery, savePlans } from '../../api/plan-desk.ts';
import type { PlanBody, PlanListBody } from '../../api/plan-desk.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Answered } from '../frame/answered.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { UnsavedBar } from '../frame/unsaved-bar.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useGuardedAction } from '../use-guarded-action.ts';
import { OpenedPlan } from './opened-plan.tsx';
import { changesBetween, emptyPlan, onTopOf } from './plan-changes.ts';
import { OthersChange, PlanHistory } from './plan-notices.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlanTable } from './plan-table.tsx';
import type { PlanPart } from './plan-table.tsx';
import './care-plans.css';

/** How long the success message stays, in milliseconds (ADM-PLAN-07). */
const SUCCESS_STAYS = 3000;

/** Asks for the plans. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(planDeskQuery());
}

/** Care Plans: what patients can subscribe to, and what it costs (ADM-PLAN-01…12). For administrators. */
export default function CarePlansTab() {
  const { t } = useTranslation();
  const answer = useAnswer(planDeskQuery());
  return (
    <Answered answer={answer} failed={t('plans.load-failed')}>
      {(list) => <PlansForm list={list} busy={answer.isFetching} onRefresh={answer.refetch} />}
    </Answered>
  );
}

interface PlansFormProps {
  list: PlanListBody;
  busy: boolean;
  onRefresh: () => void;
}

function PlansForm({ list, busy: isLoading, onRefresh }: PlansFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // What was typed stands on the plans that were seen; without a draft the newest plans are shown.
  const [draft, setDraft] = useState<{ plans: readonly PlanBody[]; seen: PlanListBody }>();
  const [opened, setOpened] = useState<{ id: string; part: PlanPart | 'delete' }>();
  const [added, setAdded] = useState<PlanBody>();
  const [isSaved, setIsSaved] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setIsSaved(false), SUCCESS_STAYS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const plans = draft?.plans ?? list.plans;
  const edit = (next: readonly PlanBody[]) => setDraft({ plans: next, seen: draft?.seen ?? list });
  const put = (plan: PlanBody, changes: Partial<PlanBody>) =>
    edit(plans.map((one) => (one.id === plan.id ? { ...one, ...changes } : one)));
  const isOutdated = draft !== undefined && draft.seen.version !== list.version;
  const open = plans.find(({ id }) => id === opened?.id);
  const close = () => setOpened(undefined);
  const save = () =>
    void run(async () => {
      setIsSaved(false);
      const { version } = draft?.seen ?? list;
      try {
        await setAnswer(client, planDeskQuery().queryKey, await savePlans({ version, plans: [...plans] }));
        setDraft(undefined);
        setIsSaved(true);
      } catch (error) {
        // Somebody else was first: what they did is shown, and what was typed stays to be decided again.
        if (isProblem<'PUT /api/admin/care-plans/batch'>(error, 'care-plans-changed'))
          await client.invalidateQueries({ queryKey: planDeskQuery().queryKey });
        throw error;
      }
    });
  return (
    <>
      <SectionHead title={t('staff.care-plans')} lead={t('plans.lead')}>
        <Button look="secondary" busy={isLoading} onClick={onRefresh}>
          <Icon node={RotateCw} size={18} />
          {t('plans.refresh')}
        </Button>
        <Button disabled={plans.length >= PLAN_LIMITS.plans} onClick={() => setAdded(emptyPlan())}>
          <Icon node={Plus} size={18} />
          {t('plans.add')}
        </Button>
      </SectionHead>
      {isSaved && (
        <Notice tone="success" announce>
          <p>{t('plans.saved')}</p>
        </Notice>
      )}
      {fault !== undefined && (
        <Notice tone="danger" title={t('plans.save-failed')} announce>
          <p>{fault}</p>
        </Notice>
      )}
      {isOutdated && (
        <OthersChange
          list={list}
          seen={draft.seen}
          onKeep={() => setDraft({ plans: onTopOf(list.plans, draft.seen.plans, draft.plans), seen: list })}
          onDrop={() => setDraft(undefined)}
        />
      )}
      {plans.length === 0 ? (
        <Notice tone="info">
          <p>{t('plans.empty')}</p>
        </Notice>
      ) : (
        <PlanTable
          plans={plans}
          onOpen={({ id }, part) => setOpened({ id, part })}
          onToggle={(plan) => put(plan, { is_active: !plan.is_active })}
          onDelete={({ id }) => setOpened({ id, part: 'delete' })}
        />
      )}
      <PlanHistory list={list} onUse={edit} />
      <UnsavedBar
        count={draft ? changesBetween(draft.seen.plans, plans).length : 0}
        busy={busy}
        onSave={save}
        onDiscard={() => setDraft(undefined)}
      />
      {added && (
        <PlanPanel
          plan={added}
          isNew
          onClose={() => setAdded(undefined)}
          onKeep={(plan) => {
            edit([...plans, plan]);
            setAdded(undefined);
          }}
        />
      )}
      {open && opened && (
        <OpenedPlan
          plan={open}
          part={opened.part}
          onClose={close}
          onChange={(changes) => put(open, changes)}
          onDelete={() => edit(plans.filter(({ id }) => id !== open.id))}
        />
      )}
    </>
  );
}
