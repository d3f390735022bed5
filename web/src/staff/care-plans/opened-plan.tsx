import { textFor } from '@tabibu/contract/care-plan-rules';
import type { PlanBody } from '../../api/plan-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FeaturesPanel } from './features-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import type { PlanPart } from './plan-table.tsx';
import { PricesPanel } from './prices-panel.tsx';

interface OpenedPlanProps {
  plan: PlanBody;
  part: PlanPart | 'delete';
  onClose: () => void;
  /** Changes the plan in the list; nothing is sent yet. */
  onChange: (changes: Partial<PlanBody>) => void;
  onDelete: () => void;
}

/** The panel in which a part of a plan is edited, or the question before it is deleted. */
export function OpenedPlan({ plan, part, onClose, onChange, onDelete }: OpenedPlanProps) {
  const { t, language } = useTranslation();
  const keep = (changes: Partial<PlanBody>) => {
    onChange(changes);
    onClose();
  };
  switch (part) {
    case 'words':
      return <PlanPanel plan={plan} isNew={false} onClose={onClose} onKeep={keep} />;
    case 'features':
      return <FeaturesPanel plan={plan} onClose={onClose} onChange={(features) => onChange({ features })} />;
    case 'prices':
      return <PricesPanel plan={plan} onClose={onClose} onChange={(prices) => onChange({ prices })} />;
    default:
      return (
        <Dialog
          open
          onClose={onClose}
          title={t('plans.delete-title', { name: textFor(plan.name, language) })}
          closeLabel={t('staff.close')}
        >
          <div className="stack">
            <p>{t('plans.delete-what')}</p>
            <Button
              look="danger"
              wide
              onClick={() => {
                onDelete();
                onClose();
              }}
            >
              {t('plans.delete-do')}
            </Button>
          </div>
        </Dialog>
      );
  }
}
