import { Clock, TriangleAlert } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { ArticleHeadBody } from '../../api/articles.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { useDoubt } from './article-words.ts';
import { CategorySign } from './category-sign.tsx';

/** An article in a list: what it is about, how long it takes, and whether its review is missing. */
export function ArticleCard({ article }: { article: ArticleHeadBody }) {
  const { t, language } = useTranslation();
  const doubt = useDoubt()(article);
  const { id, title, excerpt, category, read_minutes: minutes, language: written } = article;
  const lang = written === language ? undefined : written;
  return (
    <article className="card article-card">
      <CategorySign category={category} />
      <div>
        <p className="small muted row">
          {t('learnings.category', { category })}
          <span className="row article-minutes">
            <Icon node={Clock} size={14} />
            {t('learnings.minutes', { count: minutes })}
          </span>
        </p>
        <h2 lang={lang}>
          <Link href={`/learnings/${id}`}>{title}</Link>
        </h2>
        <p lang={lang}>{excerpt}</p>
        {doubt !== undefined && (
          <p className="small article-doubt row">
            <Icon node={TriangleAlert} size={16} />
            {doubt}
          </p>
        )}
      </div>
    </article>
  );
}
