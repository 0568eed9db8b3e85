import type { tabsTexts as english } from './tabs.texts';

export const tabsTexts: typeof english = {
  campaignFigures: 'Cifras de campañas',
};
