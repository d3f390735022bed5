import type { ComplaintBody } from '../../api/complaint-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { ComplaintActions } from './use-complaint-actions.tsx';

interface ButtonsProps {
  one: ComplaintBody;
  actions: ComplaintActions;
}

/** What can be done with a complaint; nothing once it is resolved (ADM-COMP-05, ADM-COMP-07, C86). */
export function ComplaintButtons({ one, actions }: ButtonsProps) {
  const { t } = useTranslation();
  if (one.status === 'resolved') return null;
  return (
    <div className="row">
      <Button
        look="secondary"
        disabled={one.status === 'in_progress'}
        busy={actions.busyWith === one.id}
        onClick={() => actions.begin(one)}
      >
        {t('complaint-desk.mark')}
      </Button>
      <Button onClick={() => actions.respond(one)}>{t('complaint-desk.respond')}</Button>
    </div>
  );
}
