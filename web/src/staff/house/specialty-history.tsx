import { Trash2, Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { removeSpecialty, takeBackSpecialty } from '../../api/specialties.ts';
import type { KeptSpecialtyBody } from '../../api/specialties.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { SpecialtySummary } from './specialty-form.tsx';

interface SpecialtyHistoryProps {
  specialty: KeptSpecialtyBody;
  /** Called with the sentence that says what was done. */
  onDone: (sentence: string) => Promise<void>;
  onStale: () => Promise<void>;
}

/** Who changed a specialty when. The newest change is taken back here, and what nobody has is removed. */
export function SpecialtyHistory({ specialty, onDone, onStale }: SpecialtyHistoryProps) {
  const { t, language } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const { id, version, history, printed, doctors, labels } = specialty;
  const name = labels[language];
  const act = (action: () => Promise<KeptSpecialtyBody | null>) =>
    void run(async () => {
      let left: KeptSpecialtyBody | null;
      try {
        left = await action();
      } catch (error) {
        await onStale();
        throw error;
      }
      await onDone(
        left === null ? t('house.specialty-removed', { name }) : t('house.saved', { name: left.labels[language] }),
      );
    });
  return (
    <section className="setting-history">
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      {history.length > 0 && (
        <>
          <h3>{t('house.history')}</h3>
          <ol>
            {history.map(({ terms, by, at }, place) => (
              <li key={`${at} ${String(place)}`}>
                {terms ? <SpecialtySummary terms={terms} /> : <p>{t('house.specialty-as-printed')}</p>}
                <p className="small muted">
                  {by ?? t('house.operator')} · <When at={at} />
                </p>
                {place === 0 && (
                  <Button look="secondary" busy={busy} onClick={() => act(() => takeBackSpecialty(id, version))}>
                    <Icon node={Undo2} size={18} />
                    {t('house.take-back')}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {printed || doctors > 0 ? (
        <p className="small muted">{t('house.specialty-kept', { doctors })}</p>
      ) : (
        <Button look="danger" busy={busy} onClick={() => act(() => removeSpecialty(id, version))}>
          <Icon node={Trash2} size={18} />
          {t('house.specialty-remove')}
        </Button>
      )}
    </section>
  );
}
