/** What the notice beside requests for gifts says of who asks, in the language of the page. */
export const legalNoticeTexts = {
  nonprofit: (name: string) => `${name} is a nonprofit organization.`,
  /** Without its full stop, which an abbreviated state may have. */
  formedIn: (name: string, state: string) => `${name} is a nonprofit organization formed in ${state}`,
};
