import { useState } from 'react';
import { Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { fromMajor } from '@tabibu/contract/currencies';
import { FEE_FIELDS } from '@tabibu/contract/fee-limits';
import { takeBackFees, withdrawPlannedFees } from '../../api/fee-desk.ts';
import type { CountryFeesBody } from '../../api/fee-desk.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import type { FeeDraft } from './fee-drafts.ts';

type FeeVersion = CountryFeesBody['history'][number];

interface FeeHistoryProps {
  current: CountryFeesBody;
  /** Puts prices of the past into the fields. */
  onUse: (fees: FeeDraft['fees']) => void;
  onChanged: () => Promise<unknown>;
}

/** Who set which prices, and since when they were in force. The newest change can be taken back. */
export function FeeHistory({ current, onUse, onChanged }: FeeHistoryProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { busy, fault, run } = useGuardedAction();
  const takeBack = () =>
    void run(async () => {
      setAsks(false);
      await takeBackFees(current.country, current.version);
      await onChanged();
    });
  const [newest, before] = current.history;
  return (
    <details className="fee-history">
      <summary>{t('fees.history')}</summary>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <ol>
        {current.history.map((version, place) => (
          <li key={version.version}>
            <p>
              <strong>{version.by ?? t('fees.first')}</strong>{' '}
              <span className="small muted">
                <When at={version.since} />
              </span>
            </p>
            <Changes version={version} before={current.history[place + 1]} current={current} />
            {version === newest && before && (
              <Button look="quiet" busy={busy} onClick={() => setAsks(true)}>
                <Icon node={Undo2} size={18} />
                {t('fees.take-back')}
              </Button>
            )}
            {version !== newest && (
              <Button
                look="quiet"
                onClick={() => onUse(Object.fromEntries(FEE_FIELDS.map((field) => [field, version[field]])))}
              >
                {t('fees.use-again')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Dialog open={asks} onClose={() => setAsks(false)} title={t('fees.take-back')} closeLabel={t('staff.close')}>
        <div className="stack">
          <p>{t('fees.take-back-what')}</p>
          {before && <Changes version={before} before={newest} current={current} />}
          <Button wide onClick={takeBack}>
            {t('fees.take-back-now')}
          </Button>
        </div>
      </Dialog>
    </details>
  );
}

interface ChangesProps {
  version: FeeVersion;
  /** The version that it replaced; undefined for the oldest that is shown. */
  before: FeeVersion | undefined;
  current: CountryFeesBody;
}

function Changes({ version, before, current: { currency } }: ChangesProps) {
  const { t, money } = useTranslation();
  const price = (major: number) => money(fromMajor(major, currency));
  return (
    <ul className="fee-changes small">
      {FEE_FIELDS.filter((field) => before === undefined || version[field] !== before[field]).map((field) => (
        <li key={field}>
          {t('fees.field', { field })}:{' '}
          <span className="numbers">
            {before === undefined
              ? price(version[field])
              : t('fees.change', { before: price(before[field]), after: price(version[field]) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PlannedProps {
  current: CountryFeesBody;
  planned: NonNullable<CountryFeesBody['planned']>;
  onChanged: () => Promise<unknown>;
}

/** Prices that come into force by themselves on a later day, and a way to take them back until then. */
export function PlannedFees({ current, planned, onChanged }: PlannedProps) {
  const { t, money } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const price = (major: number) => money(fromMajor(major, current.currency));
  const withdraw = () =>
    void run(async () => {
      await withdrawPlannedFees(current.country, planned.id);
      await onChanged();
    });
  return (
    <Notice tone="info" title={t('fees.planned', { name: planned.by ?? t('fees.nobody') })}>
      <p>
        <When at={planned.starts_at} />
      </p>
      <ul className="fee-changes">
        {FEE_FIELDS.filter((field) => planned[field] !== current[field]).map((field) => (
          <li key={field}>
            {t('fees.field', { field })}:{' '}
            {t('fees.change', { before: price(current[field]), after: price(planned[field]) })}
          </li>
        ))}
      </ul>
      {fault !== undefined && <p className="danger-text">{fault}</p>}
      <Button look="secondary" busy={busy} onClick={withdraw}>
        {t('fees.withdraw')}
      </Button>
    </Notice>
  );
}
