import type { bootTexts as english } from './boot.texts';

export const bootTexts: typeof english = {
  offline:
    'No tiene conexión. Lo que escriba y los botones que presione se guardan hasta que vuelva a tenerla.',
  unreachable: 'Una parte de esta página no se cargó. Copie lo que escribió y vuelva a cargar la página.',
  reload: 'Volver a cargar',
};
