/** The names of choices by tabs that several areas share. */
export const tabsTexts = {
  campaignFigures: 'Figures of campaigns',
};
