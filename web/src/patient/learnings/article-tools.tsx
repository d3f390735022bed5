import { ALargeSmall, CircleStop, Volume2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { ArticleBody } from '../../api/articles.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReadAloud } from '../../components/read-aloud.ts';
import { sentencesIn } from '../../components/text-sentences.ts';

interface ArticleToolsProps {
  article: ArticleBody;
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

/** Large type, and reading aloud where the device can. Both need script, so they are drawn once it is there. */
export function ArticleTools({ article: { title, body, language }, isLarge, onLarge }: ArticleToolsProps) {
  const { t } = useTranslation();
  const { canRead, isReading, start, stop } = useReadAloud(title, () => sentencesIn(body), language);
  if (!useHydrated()) return <div className="article-tools" />;
  return (
    <div className="article-tools">
      <button type="button" className="chip" aria-pressed={isLarge} onClick={() => onLarge(!isLarge)}>
        <Icon node={ALargeSmall} size={20} />
        {t('learnings.large')}
      </button>
      {canRead && (
        <Button look="quiet" onClick={isReading ? stop : start}>
          {isReading ? <Icon node={CircleStop} size={20} /> : <Icon node={Volume2} size={20} />}
          {t(isReading ? 'learnings.stop' : 'learnings.listen')}
        </Button>
      )}
    </div>
  );
}
