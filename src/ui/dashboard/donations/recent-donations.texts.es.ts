import type { recentDonationsTexts as english } from './recent-donations.texts';

export const recentDonationsTexts: typeof english = {
  page: 'Donaciones recientes',
  areas: 'Tipos de donaciones',
  gifts: 'Donaciones',
  pickups: 'Recolecciones',
  receipts: 'Recibos',
  plans: 'Periódicas',
  sizes: 'Tallas',
};
