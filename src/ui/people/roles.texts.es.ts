import { formatCounted } from '../../core/shared/text/format-counted';
import type * as english from './roles.texts';

export const roleNames: typeof english.roleNames = {
  admin: 'Administración',
  program_manager: 'Coordinación de programas',
  volunteer: 'Voluntariado',
  donor: 'Donante',
  beneficiary: 'Participante',
};

export const rolePurposes: typeof english.rolePurposes = {
  admin: 'Se encarga del sitio: su contenido, las campañas, las personas y la configuración.',
  program_manager: 'Se encarga de programas y coordina a sus personas voluntarias.',
  volunteer: 'Ayuda en programas y eventos.',
  donor: 'Dona dinero o artículos, y ve sus donaciones y recibos.',
  beneficiary: 'Hace solicitudes para programas y recibe zapatos y ropa.',
};

export const rolesPageTexts: typeof english.rolesPageTexts = {
  title: 'Roles',
  intro: 'Cada persona con cuenta tiene un rol. El rol decide qué páginas ve y qué puede hacer.',
  holders: (count) => formatCounted(count, 'persona', 'personas'),
  nobody: 'Nadie tiene este rol.',
  seeAll: (role) => `Ver a todas las personas con el rol ${role}`,
  opens: 'Abre',
};
