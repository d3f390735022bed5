import { use } from 'react';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { SectionHead } from '../frame/section-head.tsx';
import { CountryCards } from './country-cards.tsx';
import { PageTextList } from './page-text-list.tsx';
import { SettingGroups } from './setting-groups.tsx';
import { SpecialtyList } from './specialty-list.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import { WaitingPeople } from './waiting-people.tsx';
import './house.css';

const BASE = '/admin/dashboard/house';

/** The parts of the section in the order of their tabs. The first one has the address of the section itself. */
const PARTS = [
  { name: 'rules', title: 'house.tab-rules', Part: () => <SettingGroups groups={['money', 'doctors']} /> },
  { name: 'site', title: 'house.tab-site', Part: () => <SettingGroups groups={['figures', 'contact', 'links']} /> },
  { name: 'countries', title: 'house.tab-countries', Part: CountryCards },
  { name: 'specialties', title: 'house.tab-specialties', Part: SpecialtyList },
  { name: 'emergency', title: 'house.tab-emergency', Part: () => <SettingGroups groups={['emergency']} /> },
  { name: 'notify-me', title: 'house.tab-waiting', Part: WaitingPeople },
  { name: 'testimonials', title: 'house.tab-testimonials', Part: TestimonialList },
  { name: 'texts', title: 'house.tab-texts', Part: PageTextList },
] as const;

/** House: what administrators change without a new release, with who changed it and a way back. */
export default function HouseTab() {
  const { t } = useTranslation();
  const { params } = use(AddressContext);
  const asked = params['*']?.split('/')[2];
  const { name: here, Part } = PARTS.find(({ name }) => name === asked) ?? PARTS[0];
  return (
    <>
      <SectionHead title={t('staff.house')} lead={t('house.lead')} />
      <LinkTabs
        many
        label={t('house.parts')}
        tabs={PARTS.map(({ name, title }) => ({
          href: name === 'rules' ? BASE : `${BASE}/${name}`,
          title: t(title),
          current: name === here,
        }))}
      />
      <Part key={here} />
    </>
  );
}
