import { Download } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { saveTable } from '../../api/save-table.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

interface ExportProps {
  /** The address of the table, with the filter of the list; undefined where there is nothing to store. */
  address: string | undefined;
  /** What the button says, if not *Export*. */
  words?: string;
}

/** Stores a list as a table, after the own factor if the server wants it. A refusal is said beside the button. */
export function ExportButton({ address, words }: ExportProps) {
  const { t } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  return (
    <span className="row">
      {fault !== undefined && (
        <span role="alert" className="small field-error">
          {fault}
        </span>
      )}
      <Button
        look="secondary"
        busy={busy}
        disabled={address === undefined}
        onClick={() => void run(() => saveTable(address!))}
      >
        <Icon node={Download} size={18} />
        {words ?? t('staff.export')}
      </Button>
    </span>
  );
}
