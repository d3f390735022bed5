import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ApiProblem } from '../../api/client.ts';
import { articleQuery, articlesQuery } from '../../api/articles.ts';
import type { ArticleBody, ArticleHeadBody } from '../../api/articles.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { SitePicture } from '../../components/public/site-picture.tsx';
import { TextBlocks } from '../../components/text-blocks.tsx';
import { usePageHead } from '../../shell/page-head.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { NotFound } from '../about/not-found.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleTools } from './article-tools.tsx';
import { dayWithYear, useIsOverdue } from './article-words.ts';
import { CategorySign } from './category-sign.tsx';
import { LikeButton } from './like-button.tsx';
import { useLargeText } from './large-text.ts';
import { ShareArticle } from './share-article.tsx';

/** One article with what readers do with it (PAT-LEARN-02). */
export function ArticleReader({ id }: { id: string }) {
  const { t, language } = useTranslation();
  const found = useQuery(articleQuery(id, language));
  const missing = found.error instanceof ApiProblem && (found.error.status === 404 || found.error.status === 422);
  if (missing) return <NotFound />;
  if (found.data) return <Article article={found.data} />;
  if (found.isPending) return <ScreenSkeleton />;
  return (
    <div className="page narrow">
      <LoadFailure words={t('learnings.read-failed')} onRetry={() => void found.refetch()} />
    </div>
  );
}

function Article({ article }: { article: ArticleBody }) {
  const { t, language } = useTranslation();
  const [isLarge, setLarge] = useLargeText();
  usePageHead({ title: article.title });
  const { id, title, excerpt, body, category, picture } = article;
  const lang = article.language === language ? undefined : article.language;
  return (
    <article className={isLarge ? 'page narrow stack article large' : 'page narrow stack article'}>
      <ButtonLink look="quiet" className="article-back" href="/learnings">
        <Icon node={ArrowLeft} size={20} />
        {t('learnings.back')}
      </ButtonLink>
      <header className="stack">
        {picture === null ? (
          <CategorySign category={category} />
        ) : (
          <div className="article-picture">
            <SitePicture path={picture} />
          </div>
        )}
        <h1 lang={lang}>{title}</h1>
        <p className="lead article-text" lang={lang}>
          {excerpt}
        </p>
        <p className="small muted">
          {t('learnings.category', { category })} · {t('learnings.minutes', { count: article.read_minutes })}
        </p>
      </header>
      {lang !== undefined && <Notice tone="info">{t('learnings.other-language')}</Notice>}
      <Standing article={article} />
      <ArticleTools article={article} isLarge={isLarge} onLarge={setLarge} />
      <div className="prose article-text" lang={lang}>
        <TextBlocks text={body} />
      </div>
      <Origin article={article} />
      <div className="row article-actions">
        <LikeButton id={id} likes={article.likes} />
        <ShareArticle id={id} title={title} />
      </div>
      <ButtonLink href="/doctors">{t('learnings.talk')}</ButtonLink>
      <Others than={article} />
    </article>
  );
}

/** Whether a clinician has signed the article, and whether that is long ago. */
function Standing({ article }: { article: ArticleBody }) {
  const speech = useTranslation();
  const { t } = speech;
  const overdue = useIsOverdue()(article);
  return (
    <>
      {overdue && (
        <Notice tone="warning" title={t('learnings.due-short')}>
          <p>{t('learnings.due', { day: dayWithYear(article.review_due, speech) })}</p>
        </Notice>
      )}
      {!article.is_reviewed && (
        <Notice tone="warning" title={t('learnings.draft-short')}>
          <p>{t('learnings.draft')}</p>
        </Notice>
      )}
    </>
  );
}

/** Who wrote and who reviewed the article, until when it is current, and where its facts are from. */
function Origin({ article }: { article: ArticleBody }) {
  const speech = useTranslation();
  const { t } = speech;
  const { author, reviewer, reviewed_on: reviewed, published_on: published, review_due: due, sources } = article;
  return (
    <footer className="article-origin stack">
      <h2>{t('learnings.sources')}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source.address}>
            <a href={source.address} rel="noreferrer">
              {source.title}
            </a>
          </li>
        ))}
      </ul>
      <p className="small muted">
        {t('learnings.author', { name: author, day: dayWithYear(published, speech) })}{' '}
        {reviewer !== null &&
          reviewed !== null &&
          t('learnings.reviewed', { name: reviewer, day: dayWithYear(reviewed, speech) })}{' '}
        {t('learnings.next-review', { day: dayWithYear(due, speech) })} {t('learnings.general')}
      </p>
    </footer>
  );
}

/** Two other articles, first of the same category. */
function Others({ than: { id, category } }: { than: ArticleBody }) {
  const { t, language } = useTranslation();
  const all: readonly ArticleHeadBody[] = useQuery(articlesQuery(language)).data ?? [];
  const overdue = useIsOverdue();
  const others = all
    .filter((one) => one.id !== id && !overdue(one))
    .sort((one, other) => Number(other.category === category) - Number(one.category === category))
    .slice(0, 2);
  if (others.length === 0) return null;
  return (
    <section className="stack article-others" aria-labelledby="others">
      <h2 id="others">{t('learnings.more')}</h2>
      <ul className="stack">
        {others.map((one) => (
          <li key={one.id}>
            <ArticleCard article={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
