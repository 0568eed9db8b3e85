/** What names the notice beside requests for gifts. */
export const aboutFoundationTexts = { name: 'About this foundation' };
