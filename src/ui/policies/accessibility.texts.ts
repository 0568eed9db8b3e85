import type { Policy } from './policy';

/** What visitors read about how everybody can use the site. */
export const accessibilityTexts = {
  title: 'Accessibility',
  pageTitle: (siteName: string) => `Accessibility – ${siteName}`,
  description: (siteName: string) =>
    `How ${siteName} makes its site usable for everybody, what does not work yet, and how to report a problem.`,
  /** `areDescribed`: whether every picture has a description for people who cannot see it. */
  policy: ({ areDescribed }: { readonly areDescribed: boolean }): Policy => ({
    title: 'Accessibility',
    opening: [
      'Everybody should be able to use this site: with a keyboard, a screen reader, large letters or a small phone.',
    ],
    sections: [
      { title: 'Our goal', paragraphs: ['The Web Content Accessibility Guidelines (WCAG) 2.2, level AA.'] },
      {
        title: 'How we check it',
        paragraphs: ['Automatic tests go through every screen of the site and look:'],
        items: [
          'whether screen readers find names, headings and order,',
          'whether everything works with a keyboard alone,',
          'whether text stands out from its background, and buttons are large enough,',
          'whether anything is cut off on small screens, with letters twice as large, or with more space between them.',
        ],
      },
      {
        title: 'Known limits',
        paragraphs: [
          areDescribed ? 'None that we know of.' : 'Some pictures of the foundation have no description.',
        ],
      },
      {
        title: 'Report a problem',
        paragraphs: [
          'Tests do not find everything. Tell us what does not work, on which page, and what you use to read it.',
          'We answer within 5 business days.',
        ],
        hasContact: true,
      },
    ],
  }),
};
