import { formatCount } from '../../core/shared/text/format-count';
import type { landingTexts as english } from './landing.texts';

export const landingTexts: typeof english = {
  sections: {
    hero: 'inicio',
    about: 'quiénes somos',
    mission: 'misión',
    vision: 'visión',
    soFar: 'hasta ahora',
    impact: 'impacto en la comunidad',
    support: 'apoye nuestra causa',
    donate: 'donar',
    contact: 'contacto',
    footer: 'pie de página',
  },
  sectionFailure: (name) =>
    `Esta parte de la página (${name}) no se puede mostrar en este momento. Vuelva a cargar la página para intentarlo de nuevo.`,
  opensInNewTab: '(se abre en una pestaña nueva)',
  leadership: 'Quiénes nos dirigen',
  portrait: (name) => `Retrato de ${name}`,
  soFar: {
    title: 'Hasta ahora',
    figures: {
      pairsGiven: (pairs, year) => [formatCount(pairs), `pares entregados en ${year}`],
      peopleWithShoes: (people) => [formatCount(people), 'personas recibieron zapatos'],
      volunteerHours: (hours) => [formatCount(hours), 'horas de voluntariado'],
    },
    through: (day) => `Hasta el ${day}.`,
  },
  carousel: 'carrusel',
  slide: 'imagen',
  slideOf: (number, count) => `${number} de ${count}`,
  previousImage: 'Imagen anterior',
  nextImage: 'Imagen siguiente',
  showImage: (number) => `Mostrar la imagen ${number}`,
  thumbnail: (number, caption) => `Miniatura ${number}: ${caption}`,
  support: 'Apoye nuestra causa',
  donateNow: 'Donar ahora',
  accessDashboard: 'Ir a mi panel',
  signIn: 'Iniciar sesión',
  donate: 'Haga una donación',
  donateIntroduction:
    'Con el dinero compramos las tallas que nadie dona. Los zapatos y la ropa son para la siguiente persona que los necesite.',
  contact: 'Contacto',
  needShoes: '¿Necesita zapatos?',
  lookingForShoes: '¿Busca zapatos',
  contactIntroduction: ', quiere ofrecer su tiempo o planea una colecta? Escriba, llame o venga a vernos.',
  campaignsNeedScript: 'Para ver las campañas se necesita',
  donatingNeedsScript: 'Para donar con este formulario se necesita',
  contactNeedsScript: 'Para escribirnos con este formulario se necesita',
};
