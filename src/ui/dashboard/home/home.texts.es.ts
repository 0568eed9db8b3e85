import type { homeTexts as english } from './home.texts';

export const homeTexts: typeof english = {
  title: 'Inicio',
  greeting: (name) => `Le damos la bienvenida, ${name}`,
  signedInAs: 'Su rol aquí:',
  whereNext: 'Adónde ir ahora',
  activeCampaigns: 'Campañas activas',
  manageCampaigns: 'Administrar campañas',
  manageCampaignsText: 'Empiece una campaña, cámbiela o termínela.',
  editContent: 'Editar el contenido del sitio',
  editContentText: 'Palabras y fotos del sitio público.',
};
