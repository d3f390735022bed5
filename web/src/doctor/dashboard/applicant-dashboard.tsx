import { Suspense, use } from 'react';
import { lazyTab } from '../../shell/lazy-tab.tsx';
import { AddressContext, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { ApplicationBanner } from '../application-status/application-banner.tsx';
import { TabList } from './tab-links.tsx';
import { TABS, tabOf } from './tabs.tsx';

const OPEN = TABS.filter(({ name }) => name === 'overview' || name === 'application');

/** What the tab *Application* shows before the approval. */
export const application = lazyTab(
  'src/doctor/application-status/own-application.tsx',
  () => import('../application-status/own-application.tsx'),
);

/**
 * The dashboard before the approval: where the application stands, and the tab *Application* (DOC-STAT-03,
 * DOC-STAT-04). Every other tab begins with the approval.
 */
export function ApplicantDashboard({ name }: { name: string }) {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const asked = tabOf(useQueryOfAddress());
  const current = OPEN.find((tab) => tab === asked) ?? OPEN[0]!;
  return (
    <div className="page console">
      <TabList path={path} tabs={OPEN} current={current} unread={0} />
      <div className="console-main">
        <header className="console-head">
          <div>
            <h1>{t(current.title)}</h1>
            <p className="muted">{name}</p>
          </div>
        </header>
        {current === OPEN[0] ? (
          <>
            <ApplicationBanner />
            <p>{t('day.application-waits')}</p>
          </>
        ) : (
          <Suspense fallback={<CardSkeletons count={2} />}>
            <application.Tab />
          </Suspense>
        )}
      </div>
    </div>
  );
}
