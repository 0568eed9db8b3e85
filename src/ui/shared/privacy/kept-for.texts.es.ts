import {
  KEEP_GUESTS_DAYS,
  KEEP_LINKS_DAYS,
  KEEP_MAILS_DAYS,
  KEEP_PLEDGES_DAYS,
} from '../../../core/privacy/retention';
import { formatCount } from '../../../core/shared/text/format-count';
import type { keptForSentences as english } from './kept-for.texts';

export const keptForSentences: typeof english = ({ keepMessagesDays, keepApplicationsDays }) => {
  const days = (count: number) => `${formatCount(count)} días`;
  const messages = days(keepMessagesDays);
  return [
    `Mensajes y solicitudes de zapatos: después de ${messages}.`,
    `Solicitudes de recolección que no se aceptaron o que nadie respondió: después de ${messages}.`,
    `Recolecciones a las que se dio una hora: ${messages} después de esa hora, el teléfono, la dirección y la nota. El nombre, el correo electrónico, los artículos y el día se quedan, para el recibo.`,
    `Solicitudes a programas que no se aprobaron, se retiraron o terminaron, y las que se hicieron sin cuenta y nadie respondió: después de ${days(keepApplicationsDays)}, todo lo que alguien escribió en ellas o sobre ellas. El programa, las fechas, las tallas y el resultado se quedan, sin el nombre.`,
    `Quién vino de visita a un evento, y cómo comunicarse con una persona voluntaria sin cuenta: ${days(KEEP_GUESTS_DAYS)} después del evento. Las cantidades y las horas se quedan.`,
    `Promesas de donación que se hicieron en línea y nunca se pagaron: después de ${days(KEEP_PLEDGES_DAYS)}.`,
    `Correos que se enviaron o que ya no se intenta enviar: después de ${days(KEEP_MAILS_DAYS)}. Los que no se pudieron enviar: después de ${messages}.`,
    `Enlaces para elegir una contraseña: ${days(KEEP_LINKS_DAYS)} después de que dejan de funcionar.`,
  ];
};
