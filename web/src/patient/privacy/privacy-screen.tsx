import type { QueryClient } from '@tanstack/react-query';
import { isKeyOf } from '@tabibu/contract/own-key';
import { KEPT_DAYS, PRIVACY_ENTRIES } from '@tabibu/contract/privacy-entries';
import type { PrivacyEntry } from '@tabibu/contract/privacy-entries';
import type { Visit } from '../../shell/screen-file.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { WrittenPage, textNeeds } from '../../components/written-page.tsx';

const SECTIONS = [3, 4, 5, 6] as const;

const daysOf = (entry: PrivacyEntry): number | undefined => (isKeyOf(KEPT_DAYS, entry) ? KEPT_DAYS[entry] : undefined);

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  return textNeeds('privacy', visit, client);
}

/** /privacy: what is stored about a person, why, for how long and how it is deleted (PAT-SHELL-22). */
export default function PrivacyScreen() {
  const { t } = useTranslation();
  return (
    <WrittenPage page="privacy" title={t('title.privacy')} lead={t('privacy.lead')} facts={<Stored />}>
      <Stored />
      {SECTIONS.map((number) => (
        <section key={number}>
          <h2>{t(`privacy.${number}-title`)}</h2>
          <p>{t(`privacy.${number}-text`)}</p>
        </section>
      ))}
    </WrittenPage>
  );
}

/** What the product stores, from the list that its tests compare with the tables. */
function Stored() {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('privacy.1-title')}</h2>
      <div className="stack">
        {PRIVACY_ENTRIES.map((entry) => (
          <div key={entry} id={entry}>
            <h3>{t(`stored.${entry}`)}</h3>
            <p>{t(`stored.${entry}-text`, { days: daysOf(entry) ?? 0 })}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
