import type { accessibilityTexts as english } from './accessibility.texts';

export const accessibilityTexts: typeof english = {
  title: 'Accesibilidad',
  pageTitle: (siteName) => `Accesibilidad – ${siteName}`,
  description: (siteName) =>
    `Cómo hace ${siteName} para que todas las personas puedan usar su sitio, qué no funciona todavía y cómo avisarnos de un problema.`,
  policy: ({ areDescribed }) => ({
    title: 'Accesibilidad',
    opening: [
      'Todas las personas deben poder usar este sitio: con un teclado, con un lector de pantalla, con letra grande o en un celular pequeño.',
    ],
    sections: [
      {
        title: 'Nuestra meta',
        paragraphs: ['Las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.'],
      },
      {
        title: 'Cómo lo revisamos',
        paragraphs: ['Pruebas automáticas recorren todas las pantallas del sitio y revisan:'],
        items: [
          'que los lectores de pantalla encuentren los nombres, los títulos y el orden,',
          'que todo funcione solo con el teclado,',
          'que el texto se distinga del fondo y que los botones sean lo bastante grandes,',
          'que nada quede cortado en pantallas pequeñas, con letra del doble de tamaño o con más espacio entre las letras.',
        ],
      },
      {
        title: 'Límites conocidos',
        paragraphs: [
          areDescribed ? 'No conocemos ninguno.' : 'Algunas imágenes de la fundación no tienen descripción.',
        ],
      },
      {
        title: 'Avísenos de un problema',
        paragraphs: [
          'Las pruebas no lo encuentran todo. Díganos qué no funciona, en qué página y qué usa para leerla.',
          'Respondemos en un plazo de 5 días hábiles.',
        ],
        hasContact: true,
      },
    ],
  }),
};
