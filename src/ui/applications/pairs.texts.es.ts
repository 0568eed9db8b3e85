import { sizeFieldsTexts } from '../shared/shoes/size-fields.texts';
import type { pairsTexts as english } from './pairs.texts';

export const pairsTexts: typeof english = {
  pairs: {
    legend: 'Zapatos',
    add: 'Agregar un par',
    remove: (line) => `Quitar el par ${line}`,
    check: sizeFieldsTexts.wide,
  },
  cut: sizeFieldsTexts.cut,
  size: sizeFieldsTexts.size,
  invalid: (line) => `Elija una talla para el par ${line} o quite el par.`,
};
