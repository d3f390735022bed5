import { Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { takeBackSetting } from '../../api/house.ts';
import type { SettingBody } from '../../api/house.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { useSettingWords } from './use-setting-words.ts';

interface SettingHistoryProps {
  setting: SettingBody;
  onTakenBack: () => Promise<void>;
  onStale: () => Promise<void>;
}

/** Who set which value when. The newest change can be taken back. */
export function SettingHistory({ setting, onTakenBack, onStale }: SettingHistoryProps) {
  const { t } = useTranslation();
  const words = useSettingWords();
  const { busy, fault, run } = useGuardedAction();
  const { key, version, history } = setting;
  if (history.length === 0) return null;
  const takeBack = () =>
    void run(async () => {
      try {
        await takeBackSetting(key, version);
      } catch (error) {
        await onStale();
        throw error;
      }
      await onTakenBack();
    });
  return (
    <section className="setting-history">
      <h3>{t('house.history')}</h3>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <ol>
        {history.map((change, place) => (
          <li key={`${change.at} ${String(place)}`}>
            <p className="setting-value">{words.value(key, change.value)}</p>
            <p className="small muted">
              {change.by ?? t('house.operator')} · <When at={change.at} />
            </p>
            {place === 0 && (
              <>
                <Button look="secondary" busy={busy} onClick={takeBack}>
                  <Icon node={Undo2} size={18} />
                  {t('house.take-back')}
                </Button>
                <p className="small muted">
                  {t('house.take-back-to', { value: words.value(key, history[1]?.value ?? null) })}
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
