import type { menuTexts as english } from './menu.texts';

export const menuTexts: typeof english = {
  more: '…',
  moreOf: (name) => `Más: ${name}`,
};
