import { ListChecks, Tags, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { LIVE_COUNTRIES } from '@tabibu/contract/countries';
import { textFor } from '@tabibu/contract/care-plan-rules';
import type { PlanBody } from '../../api/plan-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { priceOf } from './plan-changes.ts';

/** What is edited of a plan in a panel. */
export type PlanPart = 'words' | 'features' | 'prices';

interface PlanTableProps {
  plans: readonly PlanBody[];
  onOpen: (plan: PlanBody, part: PlanPart) => void;
  onToggle: (plan: PlanBody) => void;
  onDelete: (plan: PlanBody) => void;
}

/** The plans: name, description, features, countries with a price, Active or Inactive, delete (ADM-PLAN-01). */
export function PlanTable({ plans, ...actions }: PlanTableProps) {
  const { t } = useTranslation();
  return <ListTable label={t('staff.care-plans')} columns={useColumns(actions)} rows={plans} keyOf={({ id }) => id} />;
}

function useColumns({ onOpen, onToggle, onDelete }: Omit<PlanTableProps, 'plans'>): readonly Column<PlanBody>[] {
  const { t, language } = useTranslation();
  const nameOf = (plan: PlanBody) => textFor(plan.name, language);
  return [
    {
      name: 'name',
      title: t('plans.name'),
      cell: (plan) => (
        <>
          <button type="button" className="table-link" onClick={() => onOpen(plan, 'words')}>
            {nameOf(plan)}
          </button>
          <p className="muted small">
            {plan.free_calls > 0
              ? t('plans.calls-free', { paid: plan.paid_calls, free: plan.free_calls })
              : t('plans.calls', { paid: plan.paid_calls })}
          </p>
        </>
      ),
    },
    { name: 'description', title: t('plans.description'), cell: (plan) => textFor(plan.description, language) || '–' },
    {
      name: 'features',
      title: t('plans.features'),
      kind: 'whole',
      cell: (plan) => (
        <Button look="quiet" onClick={() => onOpen(plan, 'features')}>
          <Icon node={ListChecks} size={18} />
          {t('plans.feature-count', { count: plan.features.length })}
        </Button>
      ),
    },
    {
      name: 'prices',
      title: t('plans.prices'),
      kind: 'whole',
      cell: (plan) => (
        <>
          <Button look="quiet" onClick={() => onOpen(plan, 'prices')}>
            <Icon node={Tags} size={18} />
            {t('plans.price-count', { count: plan.prices.length })}
          </Button>
          <PriceNote plan={plan} />
        </>
      ),
    },
    {
      name: 'active',
      title: t('plans.state'),
      kind: 'whole',
      cell: (plan) => (
        <button
          type="button"
          role="switch"
          className="plan-switch"
          aria-checked={plan.is_active}
          aria-label={t('plans.active-which', { name: nameOf(plan) })}
          onClick={() => onToggle(plan)}
        >
          <span aria-hidden="true" className="plan-knob" />
          {plan.is_active ? t('plans.active') : t('plans.inactive')}
        </button>
      ),
    },
    {
      name: 'delete',
      title: t('plans.delete'),
      cell: (plan) => (
        <Button
          look="quiet"
          round
          aria-label={t('plans.delete-which', { name: nameOf(plan) })}
          onClick={() => onDelete(plan)}
        >
          <Icon node={Trash2} size={18} />
        </Button>
      ),
    },
  ];
}

/** In how many countries the price follows from Tanzania's, and in how many there is none (C15). */
function PriceNote({ plan }: { plan: PlanBody }) {
  const { t } = useTranslation();
  const found = LIVE_COUNTRIES.map(({ code }) => priceOf(plan, code));
  const [scaled, none] = [found.filter((price) => price?.isScaled).length, found.filter((price) => !price).length];
  return (
    <p className="muted small">
      {none > 0 ? t('plans.none-count', { count: none }) : t('plans.scaled-count', { count: scaled })}
    </p>
  );
}
