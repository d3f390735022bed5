import { TriangleAlert } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
// Brings the sentences in all languages, so that the list needs no network.
import './emergency-kinds.ts';
import './danger-signs.css';

const SIGNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `danger.${number}` as SentenceKey);

/** The signs with which nobody should wait for an answer. The page that opens without a network shows them too. */
export function DangerSigns() {
  const { t } = useTranslation();
  return (
    <section className="danger-signs stack" aria-labelledby="danger-signs">
      <h2 id="danger-signs">
        <Icon node={TriangleAlert} size={22} />
        {t('danger.title')}
      </h2>
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>{t(sign)}</li>
        ))}
      </ul>
      <p className="small muted">{t('danger.draft')}</p>
    </section>
  );
}
