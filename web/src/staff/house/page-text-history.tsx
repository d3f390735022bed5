import { Undo2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { takeBackPageText } from '../../api/page-texts.ts';
import type { PageVersionsBody } from '../../api/page-texts.ts';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { When } from '../frame/when.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';

interface PageTextHistoryProps {
  text: PageVersionsBody;
  onTakenBack: () => Promise<void>;
  onStale: () => Promise<unknown>;
}

/** Who wrote which text, and from when it is in force. The newest version can be taken back. */
export function PageTextHistory({ text: { page, version, versions }, onTakenBack, onStale }: PageTextHistoryProps) {
  const { t, language } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  if (versions.length === 0) return null;
  const takeBack = () =>
    void run(async () => {
      try {
        await takeBackPageText(page, version);
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
        {versions.map((one, place) => (
          <li key={one.version}>
            <p>
              <strong>{one.by ?? t('house.operator')}</strong>
            </p>
            <p className="small muted">
              {t('house.text-begins')} <When at={one.begins_at} />
            </p>
            {one.body ? (
              <details className="text-preview">
                <summary>{t('house.text-preview')}</summary>
                <div className="prose">
                  <TextBlocks text={one.body[language]} />
                </div>
              </details>
            ) : (
              <p>{t('house.text-release')}</p>
            )}
            {place === 0 && (
              <Button look="secondary" busy={busy} onClick={takeBack}>
                <Icon node={Undo2} size={18} />
                {t('house.take-back')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
