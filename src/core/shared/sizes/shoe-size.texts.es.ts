import type { shoeSizeTexts as english } from './shoe-size.texts';

/** The sizes are those of the United States in every language. */
export const shoeSizeTexts: typeof english = {
  sizes: {
    men: (size) => `Hombre ${size}`,
    women: (size) => `Mujer ${size}`,
    'kids-c': (size) => `Niños ${size}C`,
    'kids-y': (size) => `Niños ${size}Y`,
  },
  unknown: {
    men: 'Hombre, por medir',
    women: 'Mujer, por medir',
    'kids-c': 'Niños C, por medir',
    'kids-y': 'Niños Y, por medir',
  },
  wide: (size) => `${size} ancho`,
};
