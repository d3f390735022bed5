import { isProblem } from '../../api/forms/problem-text.ts';
import { endAccess } from '../../api/break-glass.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

/** Ends an access before its time. One that has ended meanwhile counts as ended. */
export function EndButton({ accessId, onEnded }: { accessId: string; onEnded: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const end = async () => {
    try {
      await endAccess(accessId);
    } catch (problem) {
      if (!isProblem<'POST /api/admin/break-glass/:access_id/end'>(problem, 'break-glass-over')) throw problem;
    }
    await onEnded();
  };
  return (
    <div className="stack">
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <div>
        <Button look="secondary" busy={busy} onClick={() => void run(end)}>
          {t('glass.end')}
        </Button>
      </div>
    </div>
  );
}
