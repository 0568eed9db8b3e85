import type { appTexts as english } from './app.texts';

export const appTexts: typeof english = {
  siteName: 'FSR',
  loading: 'Cargando',
  dashboardNeeds: 'Para usar su panel se necesita',
  error: {
    pageTitle: 'Error',
    title: 'Error inesperado de la aplicación',
    missingCode:
      'Una parte de esta página no se cargó. Puede que el sitio se haya actualizado desde que usted lo abrió, o que se haya perdido la conexión.',
    other: 'Algo falló en esta página. No se pierde nada de lo que usted guardó.',
    reload: 'Volver a cargar la página',
    home: 'Ir a la página de inicio',
  },
};
