import { Banners } from './banners.tsx';
import { FeaturedDoctors } from './featured-doctors.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Finder } from './finder.tsx';
import { PlanCarousel } from './plan-carousel.tsx';
import { SymptomInvitation } from './symptom-invitation.tsx';

/** The sections of the home page below the first view. */
export default function HomeRest() {
  return (
    <div className="page home-rest">
      <Banners />
      <Finder />
      <Features />
      <FeaturedDoctors />
      <Figures />
      <PlanCarousel />
      <SymptomInvitation />
    </div>
  );
}
