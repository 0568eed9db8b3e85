import type * as english from './picture-failure.texts';
import { byteText } from './text/byte-text';

export const pictureFailureText: typeof english.pictureFailureText = (failure) => {
  if (failure.code === 'unsupported-type')
    return `Elija un archivo en uno de estos formatos: ${failure.accepted.join(', ')}`;
  return {
    empty: 'Este archivo está vacío. Elija otro.',
    'too-large': 'Este archivo pesa más de 20 MB. Elija uno más pequeño.',
    mismatch: 'El contenido de este archivo no corresponde a su nombre. Elija otro.',
    'too-many-pixels': 'Esta foto tiene más de 50 millones de píxeles. Redúzcala primero.',
    undecodable: 'Esta foto está dañada y no se puede mostrar. Elija otra.',
  }[failure.reason];
};

const REFUSED = {
  unauthenticated: 'Su sesión se cerró. Elija la foto otra vez para iniciar sesión y continuar.',
  forbidden: 'No tiene permiso para agregar fotos. Pregunte al personal de la fundación.',
  'too-many': 'Demasiados intentos. Espere un minuto y elija la foto otra vez.',
  'unsupported-type': 'El sitio no acepta este tipo de foto. Elija otra.',
};

export const uploadFailureText: typeof english.uploadFailureText = (failure, isLocal) => {
  if (failure.code !== 'quota' && failure.code !== 'unavailable') return REFUSED[failure.code];
  if (!isLocal)
    return failure.code === 'quota'
      ? 'Esta foto es demasiado grande para el sitio. Elija una más pequeña.'
      : 'No pudimos subir la foto. Revise su conexión e inténtelo de nuevo.';
  if (failure.code === 'unavailable')
    return 'No pudimos guardar la foto en este navegador. Inténtelo de nuevo.';
  const all =
    failure.limit === undefined ? '' : ` Guarda como máximo ${byteText(failure.limit)} para este sitio.`;
  return `En este navegador no cabe esta foto.${all} Elija una más pequeña o libere espacio en este dispositivo.`;
};
