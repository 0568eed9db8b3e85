import { LONGEST_EXPENSE } from '../../../core/hours/expenses';
import type { WorkFault } from '../../../core/hours/work';
import { formatDay } from '../../../core/shared/text/format';
import { LONGEST_OF_SIGNUP } from '../../../core/signups/signup-faults';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { formTexts } from '../../shared/form/form.texts';
import { textSentence } from '../../shared/form/text-sentence';
import { listTexts } from '../../shared/list/list.texts';
import { formatMinutes } from '../../shared/text/duration';
import type { ownHoursTexts as english } from './own-hours.texts';

const DAYS: Readonly<Record<Extract<WorkFault, { field: 'day' }>['fault'], string>> = {
  invalid: 'Escriba una fecha válida.',
  future: 'Este día todavía no llega.',
  'too-old': 'Esto fue hace más de un año. Pregunte a quien coordina.',
};

export const ownHoursTexts: typeof english = {
  loading: 'Cargando sus horas…',
  readFailed: loadFailures('sus horas', 'ver horas'),
  noHours: {
    title: 'Sus horas aparecen aquí después de su primer turno.',
    next: 'También puede registrar otro trabajo que hizo.',
  },
  notFound: { ...listTexts.notFound, next: 'Elija otro año o muestre todo.' },
  figures: 'Sus horas',
  approvedThisYear: 'Aprobadas este año',
  waiting: 'En espera',
  lastYear: 'Últimos 12 meses',
  table: 'Horas',
  date: 'Fecha',
  program: 'Programa',
  what: 'Qué',
  time: 'Tiempo',
  minutesHead: 'Minutos',
  state: 'Estado',
  actions: 'Acciones',
  filters: 'Elegir horas',
  year: 'Año',
  thisYear: 'Este año',
  show: 'Mostrar',
  shows: { all: 'Todas', claimed: 'En espera', approved: 'Aprobadas', returned: 'Devueltas' },
  otherWork: 'Otro trabajo',
  dayOf: formatDay,
  timeOf: formatMinutes,
  states: {
    none: '',
    claimed: 'En espera de aprobación',
    approved: 'Aprobadas',
    returned: 'Devueltas',
  },
  returned: (reason) => `Devueltas: ${reason}`,
  log: 'Registrar horas',
  change: 'Cambiar',
  takeBack: 'Retirar',
  named: (button, about) => `${button}: ${about}`,
  changeTitle: 'Cambiar horas',
  confirmTakeBack: {
    title: '¿Retirar estas horas?',
    text: 'Se quitan de su lista. Las puede registrar de nuevo.',
    action: 'Retirar',
  },
  keep: 'Dejar como está',
  labels: {
    programId: 'Programa',
    day: 'Fecha',
    hours: 'Horas',
    minutes: 'Minutos',
    note: 'Qué hizo',
  },
  save: 'Guardar',
  loss: 'Se van a perder las horas que escribió.',
  problem: (fault) => {
    switch (fault.field) {
      case 'day':
        return { field: 'day', message: DAYS[fault.fault] };
      case 'minutes':
        return { field: 'hours', message: 'Escriba entre 1 minuto y 24 horas.' };
      case 'note':
        return {
          field: 'note',
          message:
            fault.fault === 'several-lines'
              ? 'Escríbalo en una sola línea.'
              : textSentence(fault.fault, { longest: LONGEST_OF_SIGNUP.note }),
        };
    }
  },
  limit: ({ reason, count = 0 }) => {
    switch (reason) {
      case 'day-full':
        return { field: 'hours', message: 'Son más de 24 horas en este día.' };
      case 'logged-today':
        return {
          field: 'day',
          message: `Puede hacer ${count} registros al día y ya hizo los de hoy. Registre lo demás mañana.`,
        };
      case 'hours-waiting':
        return {
          field: 'day',
          message: `${count} de sus registros están en espera de aprobación, y no puede haber más. Pida al personal de la fundación que los apruebe.`,
        };
      default:
        return undefined;
    }
  },
  already: (minutes, event) => `Ese día ya tiene ${formatMinutes(minutes)} de ${event}.`,
  saved: { title: 'Horas guardadas', description: 'Otra persona las aprueba.' },
  takenBack: { title: 'Horas retiradas', description: 'Ya no están en su lista.' },
  notSaved: formTexts.refused.title,
  failed: {
    ...saveFailures('registrar horas'),
    'not-found': 'Estas horas ya no existen.',
    conflict: CHANGED_MEANWHILE,
  },
  conflict: {
    title: 'Estas horas cambiaron en otro lugar',
    intro: 'Cambiaron mientras usted escribía. Elija para cada campo qué versión guardar.',
    action: 'Guardar esta versión',
  },
  keptTheirs: { title: 'No se cambió', description: 'Las horas quedan como se guardaron.' },
  print: 'Imprimir mis horas',
  printNow: 'Imprimir',
  back: 'Regresar a sus horas',
  exportFile: 'Exportar CSV',
  notExported: 'No se exportó',
  file: (year) => `horas-${year}.csv`,
  statement: {
    title: (year) => `Horas de voluntariado ${year}`,
    text: (name, organization) =>
      `${name} hizo trabajo voluntario para ${organization}. Estas horas se aprobaron.`,
    sum: 'Suma',
    signature: 'Firma',
    printedOn: (day) => `Impreso el ${formatDay(day)}`,
    nothingInReturn: (organization) => `${organization} no dio bienes ni servicios a cambio de este tiempo.`,
  },
  expenses: {
    add: 'Agregar gastos',
    heading: 'Gastos sin reembolso',
    hint: 'Lo que pagó mientras ayudaba y nadie le devolvió. Se imprime y no se guarda.',
    line: (line) => `Gasto ${line}`,
    labels: { what: 'Qué', day: 'Día', dollars: 'Dólares' },
    addLine: 'Agregar una línea',
    remove: 'Quitar',
    removeLine: (line) => `Quitar el gasto ${line}`,
    problem: (field, fault) => {
      if (field === 'what')
        return fault === 'missing' ? 'Diga para qué fue.' : formTexts.tooLong(LONGEST_EXPENSE);
      if (field === 'day') return fault === 'future' ? DAYS.future : DAYS.invalid;
      return 'Escriba una cantidad como 25 o 60.00.';
    },
    loss: 'Los gastos que escribió no se guardan en ninguna parte y se van a perder.',
    statedBy: (name) => `Según ${name}.`,
    heads: ['Día', 'Qué', 'Cantidad'],
    sum: 'Suma',
    nothingInReturn: (organization) => `${organization} no dio bienes ni servicios a cambio de estos gastos.`,
  },
};
