import { Check, Share2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useShare } from '../../components/use-share.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';

/** Shares the address of an article, or copies it and says so for two seconds (PAT-LEARN-14). It needs script. */
export function ShareArticle({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation();
  const { share, isCopied, address } = useShare(title, `/learnings/${id}`);
  if (!useHydrated()) return null;
  return (
    <div className="like">
      <Button look="secondary" onClick={share}>
        {isCopied ? <Icon node={Check} size={20} /> : <Icon node={Share2} size={20} />}
        {t('learnings.share')}
      </Button>
      <p className="small muted" role="status">
        {isCopied ? t('learnings.copied') : address}
      </p>
    </div>
  );
}
