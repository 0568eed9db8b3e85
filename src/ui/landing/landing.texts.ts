import type { SoFarFigure } from '../../core/shared/so-far';
import { formatCount } from '../../core/shared/text/format-count';

/** The sentences of the landing page that do not come from the content document. */
export const landingTexts = {
  /** What a section is called where it cannot be shown, and in the log. */
  sections: {
    hero: 'hero',
    about: 'about',
    mission: 'mission',
    vision: 'vision',
    soFar: 'so far',
    impact: 'community impact',
    support: 'support our cause',
    donate: 'donate',
    contact: 'contact',
    footer: 'footer',
  },
  sectionFailure: (name: string) =>
    `This part of the page (${name}) cannot be shown at the moment. Reload the page to try again.`,
  opensInNewTab: '(opens in a new tab)',
  leadership: 'Our Leadership',
  portrait: (name: string) => `Portrait of ${name}`,
  soFar: {
    title: 'So far',
    /** Each figure and what it counts, which are read as one line: '60 pairs given out in 2026'. They are 5 or more. */
    figures: {
      pairsGiven: (pairs: number, year: number) => [formatCount(pairs), `pairs given out in ${year}`],
      peopleWithShoes: (people: number) => [formatCount(people), 'people got shoes'],
      volunteerHours: (hours: number) => [formatCount(hours), 'hours volunteered'],
    } satisfies Record<SoFarFigure, (amount: number, year: number) => readonly string[]>,
    through: (day: string) => `Through ${day}.`,
  },
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (number: number, count: number) => `${number} of ${count}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  showImage: (number: number) => `Show image ${number}`,
  thumbnail: (number: number, caption: string) => `Thumbnail ${number}: ${caption}`,
  support: 'Support Our Cause',
  donateNow: 'Donate Now',
  accessDashboard: 'Access Dashboard',
  signIn: 'Sign In',
  donate: 'Make A Donation',
  donateIntroduction:
    'Money buys the sizes nobody donates. Shoes and clothing go to the next person who needs them.',
  contact: 'Contact',
  /** The link below the two buttons of the first screen. */
  needShoes: 'Need shoes?',
  /** The beginning of the sentence beside the contact form leads to the page for people who need shoes. */
  lookingForShoes: 'Looking for shoes',
  contactIntroduction: ', offering your time, planning a drive? Write, call or come by.',
  campaignsNeedScript: 'Showing the campaigns needs',
  donatingNeedsScript: 'Giving by this form needs',
  contactNeedsScript: 'Writing by this form needs',
};
