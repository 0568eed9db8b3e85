import type { PublicSettings } from './public-settings';

/** The sentences of the notice beside requests for gifts that the law has: in English on every page. */
export const lawTexts = {
  ein: (ein: string) => `EIN ${ein}.`,
  /** Without its full stop, which the purpose may have. */
  purpose: (purpose: string) => `Purpose: ${purpose}`,
  giftsAre: {
    deductible: 'Gifts may be tax-deductible to the extent allowed by law.',
    'not-deductible': 'Gifts are not tax-deductible.',
  } satisfies Record<PublicSettings['giftsAre'], string>,
};
