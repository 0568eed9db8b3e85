import type { languageTexts as english } from './language.texts';

export const languageTexts: typeof english = {
  language: 'Idioma',
  saved: { title: 'Idioma guardado' },
  notChanged: {
    title: 'No se cambió el idioma',
    description: 'Revise su conexión e inténtelo de nuevo.',
  },
};
