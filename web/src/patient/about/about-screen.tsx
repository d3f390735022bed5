import type { QueryClient } from '@tanstack/react-query';
import { WrittenPage, textNeeds } from '../../components/written-page.tsx';
import type { Visit } from '../../shell/screen-file.ts';
import { useTranslation } from '../../shell/translation.tsx';

const SECTIONS = [1, 2, 3, 4] as const;

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return textNeeds('about', visit, client);
}

/** The page /about: says what Tabibu is and who is responsible for a call (PAT-SHELL-22). */
export default function AboutScreen() {
  const { t } = useTranslation();
  return (
    <WrittenPage page="about" title={t('title.about')} lead={t('about.lead')}>
      {SECTIONS.map((number) => (
        <section key={number}>
          <h2>{t(`about.${number}-title`)}</h2>
          <p>{t(`about.${number}-text`)}</p>
        </section>
      ))}
    </WrittenPage>
  );
}
