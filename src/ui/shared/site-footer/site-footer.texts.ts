/** The sentences of the footer of public pages. */
export const siteFooterTexts = {
  quickLinks: 'Quick links',
  /** The public page of events. */
  events: 'Events',
  /** The public page for people who need shoes. */
  getShoes: 'Get shoes',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  findUs: 'Find us',
  networks: { facebook: 'Facebook', instagram: 'Instagram', twitter: 'X', linkedin: 'LinkedIn' },
};
