import type { PlanBody, PlanListBody } from '../../api/plan-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';
import { ChangeLines } from './change-lines.tsx';
import { changesBetween } from './plan-changes.ts';

interface OthersChangeProps {
  list: PlanListBody;
  /** The plans that the administrator saw. */
  seen: PlanListBody;
  onKeep: () => void;
  onDrop: () => void;
}

/** Says what another administrator saved meanwhile; what was typed here is then decided again. */
export function OthersChange({ list, seen, onKeep, onDrop }: OthersChangeProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t('plans.others', { name: list.history[0]?.by ?? t('plans.nobody') })} announce>
      <ChangeLines changes={changesBetween(seen.plans, list.plans)} />
      <p>{t('plans.others-what')}</p>
      <div className="row">
        <Button look="secondary" onClick={onKeep}>
          {t('plans.keep-mine')}
        </Button>
        <Button look="quiet" onClick={onDrop}>
          {t('plans.take-theirs')}
        </Button>
      </div>
    </Notice>
  );
}

interface PlanHistoryProps {
  list: PlanListBody;
  /** Takes up the plans as they were; nothing is sent yet. */
  onUse: (plans: readonly PlanBody[]) => void;
}

/** Who saved what, newest first. Earlier plans can be taken up again. */
export function PlanHistory({ list: { history }, onUse }: PlanHistoryProps) {
  const { t } = useTranslation();
  return (
    <details className="plan-history">
      <summary>{t('plans.history')}</summary>
      <ol>
        {history.map(({ version, plans, by, at }, place) => {
          const before = history[place + 1];
          return (
            <li key={version}>
              <strong>{by ?? (version === 1 ? t('plans.first') : t('plans.nobody'))}</strong>{' '}
              {version > 1 && (
                <span className="small muted">
                  <When at={at} />
                </span>
              )}
              {before && <ChangeLines changes={changesBetween(before.plans, plans)} />}
              {place > 0 && (
                <Button look="quiet" onClick={() => onUse(plans)}>
                  {t('plans.use-again')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
