import type { stateFormTexts as english } from './state-form.texts';

export const stateFormTexts: typeof english = {
  bug: {
    title: 'Algo salió mal.',
    description:
      'Lo que escribió sigue aquí. Inténtelo de nuevo. Si vuelve a fallar, copie lo que escribió y vuelva a cargar la página.',
  },
};
