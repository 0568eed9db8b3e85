import { formatDollars, formatLongDay } from '../../core/shared/text/format';
import { calendarDateAt } from '../../core/shared/time/calendar';
import type { campaignTexts as english } from './campaigns.texts';

export const campaignTexts: typeof english = {
  noActiveCampaigns: 'No hay campañas activas.',
  ended: 'Campaña terminada',
  endsIn: 'Termina en',
  endsOn: (endDate) => `Termina el ${formatLongDay(calendarDateAt(endDate))}`,
  loading: 'Cargando las campañas…',
  onPaper: 'Nuestras campañas activas están en nuestro sitio web.',
  group: (number, count) => `Campañas activas, parte ${number} de ${count}`,
  raised: (raised, goal) => `Recaudado: ${formatDollars(raised)} de ${formatDollars(goal)}`,
  raisedFor: (title) => `Recaudado para ${title}`,
  countdown: ({ days, hours, minutes, seconds }) =>
    `${days}\u00A0d ${hours}\u00A0h ${minutes}\u00A0min ${seconds}\u00A0s`,
};
