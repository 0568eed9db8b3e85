import type { proofTexts as english } from './proof.texts';

export const proofTexts: typeof english = {
  title: 'Segundo paso',
  confirmTitle: 'Confirme que es usted',
  confirmIntro:
    'Hace un rato que usted inició sesión. Lo que escribió sigue aquí y, cuando confirme, continúa por sí solo.',
  confirm: 'Confirmar',
  confirming: 'Revisando…',
  cancel: 'Cancelar',
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  submit: 'Iniciar sesión',
  usePasskey: 'Usar su llave de acceso',
  simulatePasskey: 'Simular la llave de acceso',
  useBackup: 'Usar un código de respaldo',
  useCode: 'Usar un código de la aplicación',
  labels: { code: 'Código', backup: 'Código de respaldo', password: 'Contraseña' },
  again: 'Vuelva a iniciar sesión.',
  empty: {
    code: 'Escriba el código de la aplicación.',
    backup: 'Escriba un código de respaldo.',
    password: 'Escriba su contraseña.',
  },
  wrong: {
    code: 'Este código no es correcto. Revise la hora de su celular.',
    backup: 'Este no es un código de respaldo suyo, o ya se usó.',
    password: 'Esta no es su contraseña actual.',
    passkey: 'La llave de acceso no se aceptó. Inténtelo de nuevo o de otra manera.',
  },
  used: 'Este código ya se usó. Espere el siguiente.',
  wait: 'Demasiados códigos incorrectos. Espere una hora, o use una llave de acceso o un código de respaldo.',
  tooMany: 'Demasiados intentos. Inténtelo más tarde.',
  unexpected: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
  device: {
    cancelled: 'La llave de acceso no se usó. Inténtelo de nuevo o de otra manera.',
    unavailable: 'Este navegador no puede usar su llave de acceso. Inténtelo de otra manera.',
  },
  onlySimulated:
    'Aquí nada puede guardar una llave de acceso de la simulación. Presione «Simular la llave de acceso».',
  simulated: {
    title: 'Su autenticador (simulado)',
    code: 'El código de ahora:',
    note: 'Esto es una simulación: aquí nada es secreto y todo se queda en este navegador.',
  },
};
