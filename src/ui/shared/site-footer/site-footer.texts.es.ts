import type { siteFooterTexts as english } from './site-footer.texts';

export const siteFooterTexts: typeof english = {
  quickLinks: 'Enlaces rápidos',
  events: 'Eventos',
  getShoes: 'Reciba zapatos',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  findUs: 'Dónde encontrarnos',
  networks: { facebook: 'Facebook', instagram: 'Instagram', twitter: 'X', linkedin: 'LinkedIn' },
};
