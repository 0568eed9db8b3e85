import { legalNoticeTexts as english } from './legal-notice.texts';

/** The sentences of the law are the English ones. */
export const legalNoticeTexts: typeof english = {
  nonprofit: (name) => `${name} es una organización sin fines de lucro.`,
  formedIn: (name, state) => `${name} es una organización sin fines de lucro constituida en ${state}`,
  ein: english.ein,
  purpose: english.purpose,
  giftsAre: english.giftsAre,
};
