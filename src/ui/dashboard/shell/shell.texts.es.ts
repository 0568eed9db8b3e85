import type { shellTexts as english } from './shell.texts';

export const shellTexts: typeof english = {
  sidebar: 'Barra lateral',
  menu: 'Menú',
  navigation: 'Mi panel',
  pageTools: 'Herramientas de la página',
  toggleSidebar: 'Mostrar u ocultar la barra lateral',
  openMenu: 'Menú, mostrar u ocultar la barra lateral',
  breadcrumb: 'Ruta de la página',
  accountMenu: 'Menú de la cuenta',
  myAccount: 'Mi cuenta',
  profile: 'Perfil',
  settings: 'Configuración',
  logout: 'Cerrar sesión',
  loggedOut: {
    title: 'Cerró sesión',
    description: 'Su sesión se cerró correctamente',
  },
  logoutFailed: {
    title: 'La sesión no se cerró del todo',
    description:
      'En esta página su sesión está cerrada, pero puede que este navegador todavía le recuerde. Borre los datos de este sitio en el navegador.',
  },
};
