import type { wroteInTexts as english } from './wrote-in.texts';

export const wroteInTexts: typeof english = {
  spanish: 'Escribió en español',
  reads: (name) => `${name} lee en español.`,
};
