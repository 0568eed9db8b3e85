import { sizeFieldsTexts } from '../shared/shoes/size-fields.texts';

/** What people read where pairs of shoes are asked for. */
export const pairsTexts = {
  pairs: {
    legend: 'Shoes',
    add: 'Add a pair',
    remove: (line: number) => `Remove pair ${line}`,
    check: sizeFieldsTexts.wide,
  },
  cut: sizeFieldsTexts.cut,
  size: sizeFieldsTexts.size,
  invalid: (line: number) => `Choose a size for pair ${line}, or remove the pair.`,
};
