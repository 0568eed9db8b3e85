import { formatDayAt, formatTimes } from '../../../core/shared/text/format';
import type { datedTexts as english } from './dated.texts';

export const datedTexts: typeof english = {
  kinds: {
    items: 'Zapatos y ropa',
    mentorship: 'Mentoría',
    jobs: 'Preparación para el trabajo',
    youth: 'Liderazgo juvenil',
    cleanup: 'Limpieza del vecindario',
  },
  noProgram: 'Evento de la fundación',
  day: (startsAt) => `${formatDayAt(startsAt)}, `,
  times: formatTimes,
  dates: (count) => `${count} fechas`,
  datesOf: (title) => `Fechas de ${title}`,
  place: ({ place, address }) => [place, address].filter((part) => part !== '').join(', '),
};
