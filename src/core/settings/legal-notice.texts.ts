import type { PublicSettings } from './public-settings';

/** The sentences of the notice beside requests for gifts. */
export const legalNoticeTexts = {
  nonprofit: (name: string) => `${name} is a nonprofit organization.`,
  /** Without its full stop, which an abbreviated state may have. */
  formedIn: (name: string, state: string) => `${name} is a nonprofit organization formed in ${state}`,
  ein: (ein: string) => `EIN ${ein}.`,
  /** Without its full stop, which the purpose may have. This and what follows stay in English, as the law has it. */
  purpose: (purpose: string) => `Purpose: ${purpose}`,
  giftsAre: {
    deductible: 'Gifts may be tax-deductible to the extent allowed by law.',
    'not-deductible': 'Gifts are not tax-deductible.',
  } satisfies Record<PublicSettings['giftsAre'], string>,
};
