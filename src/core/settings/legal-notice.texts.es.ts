import type { legalNoticeTexts as english } from './legal-notice.texts';

export const legalNoticeTexts: typeof english = {
  nonprofit: (name) => `${name} es una organización sin fines de lucro.`,
  formedIn: (name, state) => `${name} es una organización sin fines de lucro constituida en ${state}`,
};
