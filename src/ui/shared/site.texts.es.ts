import type { siteTexts as english } from './site.texts';

export const siteTexts: typeof english = {
  skipToContent: 'Ir al contenido',
  anchors: {
    hero: 'Inicio',
    about: 'Quiénes somos',
    mission: 'Misión',
    vision: 'Visión',
    donate: 'Donar',
    contact: 'Contacto',
  },
  initials: 'FSR',
  mainNavigation: 'Principal',
  menu: 'Menú',
  dashboard: 'Mi panel',
  profile: 'Su perfil',
  logIn: 'Entrar',
  homeLink: (siteName) => `Inicio de ${siteName}`,
  noScript: 'JavaScript, que está desactivado en este navegador.',
  reachFoundation: 'Puede comunicarse con la fundación:',
  or: 'o',
  notification: 'Aviso',
  notifications: 'Avisos (F8)',
  plainNotifications: 'Avisos',
  closeNotification: 'Cerrar el aviso',
};
