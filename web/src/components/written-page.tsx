import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { TextPage } from '@tabibu/contract/page-blocks';
import { pageTextQuery, pageVersionQuery } from '../api/page-texts.ts';
import type { PageTextBody } from '../api/page-texts.ts';
import type { Visit } from '../shell/screen-file.ts';
import { useQueryOfAddress } from '../shell/screen-visit.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { ProsePage } from './prose-page.tsx';
import { TextBlocks } from './text-blocks.tsx';

interface WrittenPageProps {
  page: TextPage;
  title: string;
  /** The lead and the text of the release, which stand while no administrator has written another text. */
  lead: string;
  children: ReactNode;
  /** What stands below a written text too, because the product knows it and not its writer. */
  facts?: ReactNode;
}

/** Reads the text of a page before it is drawn, and the earlier version that the address names. */
export function textNeeds(page: TextPage, { search }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const version = versionIn(search);
  return [
    client.prefetchQuery(pageTextQuery(page)),
    ...(version === undefined ? [] : [client.prefetchQuery(pageVersionQuery(page, version))]),
  ];
}

/** A page of text whose words an administrator can replace. Its earlier versions are read at `?version=`. */
export function WrittenPage({ page, title, lead, children, facts }: WrittenPageProps) {
  const { t, language } = useTranslation();
  const asked = versionIn(useQueryOfAddress());
  const current = useQuery(pageTextQuery(page));
  const earlier = useQuery({ ...pageVersionQuery(page, asked ?? 0), enabled: asked !== undefined });
  const versions = current.data?.versions ?? [];
  const place = asked === undefined ? 0 : versions.findIndex(({ version }) => version === asked);
  const isEarlier = place > 0 && earlier.data !== undefined;
  const shown = versions[isEarlier ? place : 0];
  const text = (isEarlier ? earlier.data : current.data)?.text?.[language] ?? null;
  return (
    <ProsePage title={title} {...(text === null ? { lead } : {})}>
      {isEarlier ? (
        <Notice tone="warning">
          <p>
            <Between from={shown!.since} to={versions[place - 1]!.since} />
          </p>
          <p>
            <Link href={`/${page}`}>{t('page-text.now')}</Link>
          </p>
        </Notice>
      ) : (
        shown && <Since day={shown.since} />
      )}
      {text === null ? (
        children
      ) : (
        <>
          <TextBlocks text={text} />
          {facts}
        </>
      )}
      {versions.length > 1 && <Versions page={page} versions={versions} shown={isEarlier ? place : 0} />}
    </ProsePage>
  );
}

function versionIn(query: URLSearchParams): number | undefined {
  const version = query.get('version') ?? '';
  return /^\d{1,6}$/.test(version) ? Number(version) : undefined;
}

function Since({ day }: { day: string }) {
  const { t } = useTranslation();
  const written = useDay();
  return <p className="small muted">{t('page-text.since', { day: written(day) })}</p>;
}

function Between({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation();
  const written = useDay();
  return t('page-text.between', { from: written(from), to: written(to) });
}

/** The versions of a page, newest first, with links to those that are not shown. */
function Versions({ page, versions, shown }: { page: TextPage; versions: PageTextBody['versions']; shown: number }) {
  const { t } = useTranslation();
  const written = useDay();
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('page-text.versions')}</h2>
      <ul>
        {versions.map(({ version, since }, place) => {
          const words = t(place === 0 ? 'page-text.since-now' : 'page-text.since-then', { day: written(since) });
          return (
            <li key={version}>
              {place === shown ? (
                <span aria-current="page">{words}</span>
              ) : (
                <Link href={place === 0 ? `/${page}` : `/${page}?version=${version}`}>{words}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns what writes a day with its year, in the reader's language. */
function useDay(): (day: string) => string {
  const { day } = useTranslation();
  return (date) => `${day(date)} ${date.slice(0, 4)}`;
}
