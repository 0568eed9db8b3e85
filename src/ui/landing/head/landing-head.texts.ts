/** What search engines read of the landing page, apart from its content. */
export const landingHeadTexts = {
  /** The area that the foundation serves. */
  area: 'Las Vegas, Nevada',
};
