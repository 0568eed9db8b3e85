import type { formatCountdown as english } from './format-countdown';

/** A countdown: '29 d 23 h 59 min 59 s'. */
export const formatCountdown: typeof english = ({ days, hours, minutes, seconds }) =>
  `${days} d ${hours} h ${minutes} min ${seconds} s`;
