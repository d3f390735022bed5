import { useTranslation } from '../../shell/translation.tsx';
import { ProsePage } from '../../components/prose-page.tsx';

const SECTIONS = [1, 2, 3, 4] as const;

/** The page /about: says what Tabibu is and who is responsible for a call (PAT-SHELL-22). */
export default function AboutScreen() {
  const { t } = useTranslation();
  return (
    <ProsePage title={t('title.about')} lead={t('about.lead')}>
      {SECTIONS.map((number) => (
        <section key={number}>
          <h2>{t(`about.${number}-title`)}</h2>
          <p>{t(`about.${number}-text`)}</p>
        </section>
      ))}
    </ProsePage>
  );
}
