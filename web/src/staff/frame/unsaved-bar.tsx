import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import './frame-pieces.css';

interface UnsavedBarProps {
  /** How many changes are not saved. Without any the bar is absent. */
  count: number;
  busy?: boolean;
  onSave: () => void;
  /** Returns the form to what is saved. */
  onDiscard: () => void;
}

/**
 * The bar at the lower edge of a form that names unsaved changes: '3 changes · Discard · Save Changes'. While it is
 * there, leaving asks first. Say what could not be saved in a `Notice` above the form.
 */
export function UnsavedBar({ count, busy, onSave, onDiscard }: UnsavedBarProps) {
  const { t } = useTranslation();
  const leaving = useLeaveGuard(count > 0);
  if (count === 0) return null;
  return (
    <>
      <div className="unsaved-bar" role="region" aria-label={t('staff.unsaved-name')}>
        <strong role="status">{t('staff.unsaved', { count })}</strong>
        <Button look="quiet" disabled={busy} onClick={onDiscard}>
          {t('staff.discard')}
        </Button>
        <Button busy={busy} onClick={onSave}>
          {t('staff.save-changes')}
        </Button>
      </div>
      <Dialog
        open={leaving !== undefined}
        onClose={() => leaving?.stay()}
        title={t('staff.leave-title')}
        closeLabel={t('staff.close')}
      >
        <p>{t('staff.leave-text', { count })}</p>
        <div className="row">
          <Button onClick={() => leaving?.stay()}>{t('staff.leave-stay')}</Button>
          <Button look="danger" onClick={() => leaving?.go()}>
            {t('staff.leave-go')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
