import { useTranslation } from '../../shell/translation.tsx';
import { ProsePage } from '../../components/prose-page.tsx';

const SECTIONS = [1, 2, 3, 4, 5, 6] as const;

/** /terms: the terms of use (PAT-SHELL-22). */
export default function TermsScreen() {
  const { t } = useTranslation();
  return (
    <ProsePage title={t('title.terms')} lead={t('terms.lead')}>
      {SECTIONS.map((number) => (
        <section key={number}>
          <h2>{t(`terms.${number}-title`)}</h2>
          <p>{t(`terms.${number}-text`)}</p>
        </section>
      ))}
    </ProsePage>
  );
}
