import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { TextPage } from '@tabibu/contract/page-blocks';
import { pageTextQuery } from '../api/page-texts.ts';
import { useTranslation } from '../shell/translation.tsx';
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

/** A page of text whose words an administrator can replace. */
export function WrittenPage({ page, title, lead, children, facts }: WrittenPageProps) {
  const { language } = useTranslation();
  const { data } = useQuery(pageTextQuery(page));
  const text = data?.text?.[language] ?? null;
  if (text === null)
    return (
      <ProsePage title={title} lead={lead}>
        {children}
      </ProsePage>
    );
  return (
    <ProsePage title={title}>
      <TextBlocks text={text} />
      {facts}
    </ProsePage>
  );
}
