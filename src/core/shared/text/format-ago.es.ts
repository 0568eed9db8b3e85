import type { formatAgo as english } from './format-ago';

const UNITS = { minute: ['minuto', 'minutos'], hour: ['hora', 'horas'] } as const;

/** How long ago something was, in whole minutes or hours: 'hace 1 minuto', 'hace 5 horas'. */
export const formatAgo: typeof english = (amount, unit) =>
  `hace ${amount} ${UNITS[unit][amount === 1 ? 0 : 1]}`;
