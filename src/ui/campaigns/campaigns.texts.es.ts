import { formatLongDay } from '../../core/shared/text/format';
import { formatCountdown } from '../../core/shared/text/format-countdown';
import { formatDollars } from '../../core/shared/text/format-money';
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
  countdown: formatCountdown,
};
