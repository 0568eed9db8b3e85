import type { AvatarFailure } from '../../../core/content/avatars/choose-avatar';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { loadFailures, saveFailures } from '../../shared/failure.texts';
import { pictureFailureText } from '../../shared/picture-failure.texts';
import type { profileTexts as english } from './profile.texts';

const failed = {
  ...saveFailures('hacer esto'),
  'too-many': 'Demasiados intentos. Espere 15 minutos e inténtelo de nuevo.',
  'not-found': 'Esta sesión ya terminó.',
};

export const profileTexts: typeof english = {
  title: 'Perfil',
  account: 'Su cuenta',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  note: 'El personal de la fundación se encarga de estos datos. Su sesión sigue abierta en este navegador hasta que usted la cierre. Si cierra la sesión en una pestaña, se cierra también en las demás.',
  noteOfServer:
    'El personal de la fundación se encarga de estos datos. Su sesión sigue abierta en este navegador siete días o hasta que usted la cierre. Si cierra la sesión en una pestaña, se cierra también en las demás.',
  logOutEverywhere: 'Cerrar sesión en todas partes',
  loggedOutEverywhere: {
    title: 'Cerró sesión en todas partes',
    description: 'Ya no hay ningún navegador con su sesión abierta.',
  },
  logoutEverywhereFailed: {
    title: 'La sesión no se cerró en todas partes',
    description: 'Puede que su sesión siga abierta en otros navegadores. Inicie sesión e inténtelo de nuevo.',
  },
  access: 'Páginas que puede ver',

  pictureTitle: 'Su foto',
  picture: 'Foto',
  removePicture: 'Quitar la foto',
  pictureHint:
    'Se recorta en un cuadrado alrededor del centro. Aparece junto a su nombre, y la administración la ve en la lista de personas.',
  pictureSaved: {
    title: 'Foto guardada',
    description: 'Se muestra en todo el sitio junto a su nombre.',
  },
  pictureRemoved: {
    title: 'Foto quitada',
    description: 'En su lugar se muestra la primera letra de su nombre.',
  },
  pictureFailed,

  nameTitle: 'Su nombre',
  saveName: 'Guardar nombre',
  nameLoss: 'Su nombre todavía no se ha guardado.',
  nameSaved: { title: 'Nombre guardado', description: 'El sitio ya muestra su nuevo nombre.' },
  passwordTitle: 'Su contraseña',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  changePassword: 'Cambiar contraseña',
  passwordLoss: 'Su contraseña todavía no se ha cambiado.',
  passwordChanged: {
    title: 'Contraseña cambiada',
    description: 'Los otros navegadores le piden la nueva. En este, su sesión sigue abierta.',
  },
  wrong: 'Esta no es su contraseña actual.',

  sessionsTitle: 'Dónde tiene abierta su sesión',
  sessions: 'Sesiones abiertas',
  loading: 'Cargando sus sesiones…',
  readFailed: loadFailures('sus sesiones', 'ver sus sesiones'),
  thisBrowser: 'Este navegador',
  lastUsed: (when) => `Último uso: ${when}`,
  end: 'Cerrar la sesión',
  endOn: (device) => `Cerrar la sesión en ${device}`,
  ended: { title: 'Sesión cerrada', description: 'Ese navegador le pide otra vez su contraseña.' },
  error: 'Error',
  failed,
};

function pictureFailed(failure: AvatarFailure): string {
  switch (failure.code) {
    case 'bad-picture':
      return pictureFailureText(failure);
    case 'unsupported-type':
      // The server names media types, which nobody reads.
      return pictureFailureText({ ...failure, accepted: IMAGE_SLOTS.avatar.extensions });
    default:
      return failed[failure.code];
  }
}
