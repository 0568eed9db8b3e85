import type { fetchedTexts as english } from './fetched.texts';

export const fetchedTexts: typeof english = { tryAgain: 'Intentar de nuevo' };
