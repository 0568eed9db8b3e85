/** The texts of a menu of further actions. */
export const menuTexts = {
  more: '…',
  moreOf: (name: string) => `More: ${name}`,
};
