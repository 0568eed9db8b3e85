import type { signedOutNoticeTexts as english } from './signed-out-notice.texts';

export const signedOutNoticeTexts: typeof english = {
  notice: ({ person, by }) => {
    if (by === null) return 'Su sesión se cerró.';
    return by.id === person.id
      ? 'Su rol cambió.'
      : `En este navegador ahora tiene la sesión abierta ${by.name}, no ${person.name}.`;
  },
  nothingSaved: 'Por ahora no se guarda nada de esta página. Lo que escribió sigue aquí.',
  open: 'Volver a iniciar sesión',
};
