import type { landingHeadTexts as english } from './landing-head.texts';

export const landingHeadTexts: typeof english = {
  area: 'Las Vegas, Nevada',
};
