import type { QueryClient } from '@tanstack/react-query';
import { articleQuery, articlesQuery, likeQuery } from '../../api/articles.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam } from '../../shell/screen-visit.tsx';
import { ArticleList } from './article-list.tsx';
import { ArticleReader } from './article-reader.tsx';
import '../../ui/public/card.css';
import './learnings.css';

export function needs({ params, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const id = params['articleId'];
  const list = client.prefetchQuery(articlesQuery(language));
  if (id === undefined) return [list];
  return [list, client.prefetchQuery(articleQuery(id, language)), client.prefetchQuery(likeQuery(id))];
}

/**
 * /learnings: the health articles, and at /learnings/:articleId one of them (PAT-LEARN-12). Both are in one file, so
 * that whoever has opened an article can open the list without a network.
 */
export default function LearningsScreen() {
  const id = useParam('articleId');
  return id === '' ? <ArticleList /> : <ArticleReader key={id} id={id} />;
}
