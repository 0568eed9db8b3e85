import type { leaveTexts as english } from './leave.texts';

export const leaveTexts: typeof english = {
  title: '¿Salir sin guardar los cambios?',
  leave: 'Salir',
  stay: 'Quedarme',
};
