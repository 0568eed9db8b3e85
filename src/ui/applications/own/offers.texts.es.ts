import { formatCount } from '../../../core/shared/text/format-count';
import { formatCounted } from '../../../core/shared/text/format-counted';
import { loadFailures } from '../../shared/failure.texts';
import type { offersTexts as english } from './offers.texts';

export const offersTexts: typeof english = {
  loading: 'Cargando los programas…',
  readFailed: loadFailures('los programas', 'ver los programas'),
  programs: 'Programas',
  own: 'Sus programas',
  intro: 'Elija lo que necesita. La solicitud toma unos dos minutos.',
  call: (hasPhone) => `¿Prefiere hablar con alguien? ${hasPhone ? 'Llame al' : 'Llámenos'}`,
  none: {
    participant: {
      title: 'Llámenos',
      next: 'Ahora ningún programa recibe solicitudes. Con gusto hablamos con usted.',
    },
    volunteer: {
      title: 'Todavía no hay programas.',
      next: 'Los programas en los que puede ayudar aparecen aquí.',
    },
  },
  places: ({ placesLeft, intake }) => {
    if (placesLeft === null) return '';
    if (placesLeft > 0) return `Lugares disponibles: ${formatCount(placesLeft)}`;
    const taken = 'Ya no quedan lugares.';
    return intake === 'open' ? `${taken} Puede hacer su solicitud para el próximo que se desocupe.` : taken;
  },
  answer: (days) => `Respondemos en un plazo de ${formatCounted(days, 'día hábil', 'días hábiles')}`,
  contact: 'Contacto:',
  applied: (day) => `Hizo su solicitud el ${day}`,
  has: { participant: 'Usted tiene un lugar', volunteer: 'Usted ayuda en este programa' },
  see: { participant: 'Ver su solicitud', volunteer: 'Ver mis programas' },
  seeOf: {
    participant: (title) => `Ver su solicitud para ${title}`,
    volunteer: (title) => `Ver mis programas: ${title}`,
  },
  dropIn: 'Venga sin cita. No hace falta inscribirse.',
  datesOf: (title) => `Próximas fechas de ${title}`,
  needsNothing: 'Para ayudar aquí no hace falta ninguna solicitud.',
  button: { participant: 'Solicitar', volunteer: 'Hacer solicitud para ayudar' },
  titles: {
    participant: (title) => `Solicitar un lugar: ${title}`,
    volunteer: (title) => `Hacer solicitud para ayudar: ${title}`,
  },
};
