import type { sizeFieldsTexts as english } from './size-fields.texts';

export const sizeFieldsTexts: typeof english = {
  cuts: {
    men: 'Hombre',
    women: 'Mujer',
    'kids-c': 'Niños C (0 a 13½)',
    'kids-y': 'Niños Y (1 a 7)',
  },
  choose: 'Elija',
  unknown: 'No sé la talla: hay que medir',
  cut: (line) => `Tipo de talla ${line}`,
  size: (line) => `Talla de Estados Unidos ${line}`,
  wide: (line) => `Ancho ${line}`,
};
