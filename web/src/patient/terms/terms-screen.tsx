import { useSpeech } from '../../shell/speech.tsx';
import { ProsePage } from '../../parts/prose-page.tsx';

const SECTIONS = [1, 2, 3, 4, 5, 6] as const;

/** What a person and Tabibu promise each other (PAT-SHELL-22). */
export default function TermsScreen() {
  const { t } = useSpeech();
  return (
    <ProsePage title={t('title.terms')} lead={t('terms.lead')}>
      {SECTIONS.map((number) => <section key={number}><h2>{t(`terms.${number}-title`)}</h2><p>{t(`terms.${number}-text`)}</p></section>)}
    </ProsePage>
  );
}
