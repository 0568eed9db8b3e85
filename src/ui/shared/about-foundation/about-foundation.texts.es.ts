import type { aboutFoundationTexts as english } from './about-foundation.texts';

export const aboutFoundationTexts: typeof english = { name: 'Sobre esta fundación' };
