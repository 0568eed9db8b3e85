import type { PictureSize } from '../../../core/content/pictures/image-library.port';
import type { pictureSlotTexts as english } from './picture-slot.texts';

const px = ({ width, height }: PictureSize) => `${width} × ${height} px`;

export const pictureSlotTexts: typeof english = {
  choose: 'Elegir una foto',
  otherWays: 'o arrastre o pegue una aquí',
  recommended: (size) => `Recomendado: ${px(size)}`,
  now: (size) => `Ahora: ${px(size)}`,
  busy: 'Revisando y guardando la foto',
  busyWith: (label) => `${label}: revisando y guardando la foto`,
  done: (size) => `La foto está en su lugar, ${px(size)}`,
  isLarge: (size, smaller) =>
    `Esta foto mide ${px(size)}, más de lo necesario. Reducida a ${px(smaller)} se carga más rápido y se ve igual.`,
  scaleDown: 'Reducir',
  keepSize: 'Dejar el tamaño completo',
  cancel: 'Cancelar',
};
