import { LATE_DAYS, type OwnPlan, type PlanInterval } from '../../../core/plans/plan';
import { formatDay } from '../../../core/shared/text/format';
import { formatCounted } from '../../../core/shared/text/format-counted';
import { formatCents } from '../../../core/shared/text/format-money';
import { ownGiftsTexts } from '../../gifts/own/own-gifts.texts';
import { saveFailures } from '../../shared/failure.texts';
import type { ownPlansTexts as english } from './own-plans.texts';

const NOT_RECORDED = 'sin registro';
const each = { monthly: 'cada mes', yearly: 'cada año' } satisfies Record<PlanInterval, string>;
const named = ({ cents, interval }: Pick<OwnPlan, 'cents' | 'interval'>) =>
  interval === null ? `${formatCents(cents)} cada vez` : `${formatCents(cents)} ${each[interval]}`;
const day = (date: string | null, nothing: string) => (date === null ? nothing : formatDay(date));
const missing = `No se registró ningún pago en los ${LATE_DAYS} días siguientes a la fecha de pago.`;

export const ownPlansTexts: typeof english = {
  ...ownGiftsTexts,
  title: 'Donaciones periódicas',
  start: 'Empezar una donación periódica',
  startFirst: 'Donar cada mes',
  none: {
    title: 'Usted no tiene ninguna donación periódica.',
    next: 'Diga cuánto quiere donar cada mes o cada año. No se le cobra nada automáticamente, y aquí puede pausarla o terminarla cuando quiera.',
  },
  plans: 'Sus donaciones periódicas',
  named,
  standings: {
    active: 'Activa',
    paused: 'En pausa',
    failing: 'Falta un pago',
    ended: 'Terminada',
  },
  first: 'Primer pago',
  next: 'Próximo pago',
  last: 'Último pago',
  received: 'Recibido hasta ahora',
  holder: 'Acordada con',
  us: 'La fundación',
  firstDay: ({ startsOn }) => formatDay(startsOn),
  nextDay: ({ standing, nextOn }) =>
    standing === 'paused'
      ? 'Ninguno mientras está en pausa'
      : standing === 'ended'
        ? 'Ninguno'
        : day(nextOn, NOT_RECORDED),
  lastDay: ({ lastPaidOn }) => day(lastPaidOn, 'Todavía ninguno'),
  paid: ({ paid }) => `${formatCents(paid.cents)} en ${formatCounted(paid.gifts, 'pago', 'pagos')}`,
  ours: 'Esta es su promesa de donación. No se le cobra automáticamente: usted paga cada vez en el formulario de donación.',
  providers: (provider) =>
    `«${provider}» cobra estos pagos, así que solo allí se pueden cambiar o terminar. Abra su página o el enlace de sus recibos.`,
  missing: ({ provider }) => (provider === null ? missing : `${missing} El proveedor puede decirle más.`),
  pay: 'Pagar en el formulario de donación',
  openProvider: (provider) => `Abrir «${provider}»`,
  opensInNewTab: '(se abre en una pestaña nueva)',
  actions: { pause: 'Pausar', resume: 'Reanudar', stop: 'Terminar' },
  ask: {
    pause: {
      title: '¿Pausar esta donación periódica?',
      text: (plan) => `Ya no esperamos ${named(plan)} hasta que usted la reanude.`,
      action: 'Pausar',
    },
    stop: {
      title: '¿Terminar esta donación periódica?',
      text: (plan) =>
        `La donación de ${named(plan)} termina para siempre. Lo que ya donó se queda donde está.`,
      action: 'Terminar',
    },
  },
  keep: 'Dejar como está',
  changed: {
    pause: { title: 'En pausa', description: 'No esperamos ningún pago hasta que la reanude.' },
    resume: { title: 'Reanudada', description: 'Gracias por continuar.' },
    stop: { title: 'Terminada', description: 'Gracias por lo que donó.' },
  },
  notChanged: 'No se cambió',
  notSaved: 'No se guardó',
  started: (plan) => ({
    title: 'Donación periódica iniciada',
    description: `${named(plan)}, desde el ${formatDay(plan.startsOn)}.`,
  }),
  writeFailed: {
    ...saveFailures('cambiar esto'),
    'not-found': 'Esta donación periódica ya no existe.',
    conflict: 'Mientras tanto cambió, quizá en otra ventana. Revise cómo está ahora.',
    quota: 'Ya no queda espacio para guardarla.',
  },
  form: {
    labels: { amount: 'Cantidad', interval: 'Cada cuánto', startsOn: 'Primer pago' },
    intervals: { monthly: 'Cada mes', yearly: 'Cada año' },
    startsOnHint: 'Los pagos siguientes son el mismo día del mes o el último día del mes.',
    submit: 'Empezar',
    loss: 'Lo que escribió todavía no se ha guardado.',
    faults: {
      cents: {
        invalid: 'Escriba una cantidad como 25 o 60.00.',
        'too-little': 'Escriba $1.00 o más.',
        'too-much': 'Es más de lo que puede ser una sola donación.',
      },
      startsOn: {
        invalid: 'Escriba una fecha.',
        past: 'Este día ya pasó.',
        far: 'Elija un día de los próximos 12 meses.',
      },
    },
  },
};
