import type { NeededShoes } from '../../../core/applications/needed-shoes';
import { formatDay, formatSpan } from '../../../core/shared/text/format';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { wantedPairText } from '../../shared/shoes/pair.texts';
import { formatMinutes } from '../../shared/text/duration';
import { pairsTexts } from '../pairs.texts';
import type { ownApplicationsTexts as english } from './own-applications.texts';

const dayOf = (ms: number | null) => (ms === null ? '' : formatDay(calendarDateAt(ms)));

const WITHDRAW = {
  title: (title: string) => `¿Retirar su solicitud para ${title}?`,
  text: 'Ya no vamos a responderla. Puede hacer otra solicitud.',
  action: 'Retirar',
};

export const ownApplicationsTexts: typeof english = {
  loading: 'Cargando sus solicitudes…',
  readFailed: loadFailures('sus solicitudes', 'ver esto'),
  titleOf: ({ erasedAt, receivedAt, program }) =>
    erasedAt === null ? program.title : `Una solicitud del ${dayOf(receivedAt)}`,
  dayOf,
  sentOn: 'Enviada el',
  answerBy: 'Respuesta a más tardar el',
  whoAnswers: 'Quién responde',
  contact: 'Contacto',
  whatWasSent: 'Lo que envió',
  pending: 'Sus solicitudes en espera',
  seePrograms: 'Ver los programas',
  change: 'Cambiar',
  changeOf: (title) => `Cambiar su solicitud para ${title}`,
  withdrawn: 'Retiradas',
  withdrawnOn: 'Retirada el',
  approved: 'Sus solicitudes aprobadas',
  approvedOn: 'Aprobada el',
  seePending: 'Ver sus solicitudes en espera',
  message: 'Mensaje',
  next: 'Qué sigue',
  shoes: pairsTexts.pairs.legend,
  pair: (shoes) => {
    const states: Record<NeededShoes['state'], string> = {
      given: `entregado el ${dayOf(shoes.givenAt)}`,
      reserved: 'apartado para usted',
      'looked-for': 'estamos buscando un par',
      'to-measure': '',
    };
    return shoes.state === 'to-measure'
      ? shoes.forWhom === undefined
        ? 'Le medimos los pies cuando venga'
        : `Para ${shoes.forWhom}: medimos cuando vengan`
      : `${wantedPairText(shoes)}: ${states[shoes.state]}`;
  },
  ended: 'Terminadas',
  endedOn: 'Terminó el',
  endings: {
    participant: {
      given: 'Recibió sus zapatos.',
      finished: 'Terminó el programa.',
      left: 'Ya no lo necesitaba.',
    },
    volunteer: { given: 'Terminó.', finished: 'Terminó.', left: 'Usted dejó el programa.' },
  },
  denied: 'Sus solicitudes no aprobadas',
  deniedOn: 'No aprobada el',
  reason: 'Por qué',
  whatYouCanDo: 'Qué puede hacer',
  applyAgain: 'Volver a solicitar',
  otherHelp: 'Buscar otra ayuda',
  askPerson: 'Hable con una persona',
  helping: 'Programas en los que ayuda',
  findProgram: 'Buscar un programa',
  standing: ({ state, answerBy }) =>
    state === 'pending'
      ? `En espera: respondemos a más tardar el ${formatDay(answerBy)}`
      : state === 'denied'
        ? 'No aprobada'
        : 'Aprobada',
  nextShift: 'Próximo turno',
  shiftOf: (title, { startsAt, endsAt }) => `${title}: ${formatSpan(startsAt, endsAt)}`,
  hoursThisYear: 'Horas de este año',
  minutes: formatMinutes,
  earlier: 'Anteriores',
  named: (button, title) => `${button}: ${title}`,
  acts: {
    participant: {
      withdraw: { button: 'Retirar', ...WITHDRAW },
      leave: {
        button: 'Ya no lo necesito',
        title: (title) => `¿Dejar su lugar en ${title}?`,
        text: 'Su lugar pasa a otra persona. Puede hacer otra solicitud.',
        action: 'Ya no lo necesito',
      },
    },
    volunteer: {
      withdraw: { button: 'Retirar solicitud', ...WITHDRAW },
      leave: {
        button: 'Dejar este programa',
        title: (title) => `¿Dejar ${title}?`,
        text: 'Usted ya no va a ayudar en este programa. Puede hacer otra solicitud.',
        action: 'Dejar este programa',
      },
    },
  },
  nothing: {
    pending: {
      title: 'No hay solicitudes en espera.',
      next: 'Cuando haga una solicitud para un programa, aquí ve cuándo respondemos.',
    },
    approved: {
      title: 'Todavía no hay respuesta. Es normal: tardamos hasta 5 días hábiles.',
      next: 'En «En espera» ve lo que envió y cuándo respondemos.',
    },
    denied: {
      title: 'No hay solicitudes no aprobadas.',
      next: 'Si no podemos ayudarle con algo que solicitó, aquí lee por qué y qué puede hacer.',
    },
    helping: {
      title: 'Todavía no hay programas.',
      next: 'Busque un programa en el que le gustaría ayudar.',
    },
  },
  keep: 'Dejar como está',
  done: {
    withdraw: {
      title: 'Solicitud retirada',
      sentence: (title) => `Se retiró su solicitud para ${title}.`,
    },
    leave: {
      title: 'Gracias',
      sentence: (title) => `Usted dejó su lugar en ${title}.`,
    },
  },
  notDone: 'No se cambió',
  failed: {
    ...saveFailures('cambiar esto'),
    'not-found': 'Esta solicitud ya no existe.',
    conflict: CHANGED_MEANWHILE,
  },
  over: {
    answered: 'Mientras tanto, esta solicitud ya se respondió.',
    withdrawn: 'Usted retiró esta solicitud.',
  },
};
