import { loadFailures, saveFailures } from '../shared/failure.texts';
import type { calendarFilesTexts as english } from './calendar-files.texts';

const RIGHT = 'tener una dirección de calendario';

export const calendarFilesTexts: typeof english = {
  download: 'Descargar calendario (.ics)',
  downloadFailed: {
    title: 'El calendario no se descargó',
    description: 'No pudimos crear el archivo. Revise su conexión e inténtelo de nuevo.',
  },
  title: 'Dirección de calendario',
  loading: 'Cargando su dirección de calendario',
  readFailed: loadFailures('su dirección de calendario', RIGHT),
  gone: { title: 'Esta cuenta no tiene dirección de calendario.' },
  intro: 'Las aplicaciones de calendario leen su horario en una dirección propia y lo mantienen al día.',
  confidential: 'En el calendario solo aparece «Cita».',
  make: 'Crear una dirección de calendario',
  own: 'Su dirección de calendario',
  copy: 'Copiar',
  copied: { title: 'Dirección copiada', description: 'Péguela en su aplicación de calendario.' },
  notCopied: {
    title: 'La dirección no se copió',
    description: 'Este navegador no lo permite. Seleccione la dirección y cópiela usted.',
  },
  open: 'Abrir en mi calendario',
  once: 'Cualquiera que tenga esta dirección puede leer su horario. Se muestra una sola vez.',
  madeOn: (day) => `Creada el ${day}.`,
  ended: 'Su dirección de calendario ya no sirve.',
  makeNew: 'Cree una nueva.',
  leave: 'Dejar como está',
  renew: {
    button: 'Dirección nueva',
    title: '¿Crear una dirección nueva?',
    text: 'La anterior deja de funcionar.',
  },
  turnOff: {
    button: 'Desactivar',
    title: '¿Desactivar la dirección de calendario?',
    text: 'Los calendarios que la usan dejan de mostrar los cambios.',
  },
  turnedOff: { title: 'Dirección de calendario desactivada', description: 'Ya no funciona.' },
  error: 'Error',
  failed: { ...saveFailures(RIGHT), 'not-found': 'Esta cuenta no tiene dirección de calendario.' },
  needsServer: 'Podrá suscribirse desde su calendario cuando el sitio funcione en su propio servidor.',
};
