import { Banners } from './banners.tsx';
import { FeaturedDoctors } from './featured-doctors.tsx';
import { Features } from './features.tsx';
import { Figures } from './figures.tsx';
import { Finder } from './finder.tsx';
import { PlanCarousel } from './plan-carousel.tsx';
import { SymptomInvitation } from './symptom-invitation.tsx';
import { WhatPeopleSaid, askForTestimonials } from './lazy-testimonials.tsx';

export { askForTestimonials };

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
      <WhatPeopleSaid />
      <SymptomInvitation />
    </div>
  );
}
