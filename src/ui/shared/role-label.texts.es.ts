import type { Role } from '../../core/access/role';
import type { roleLabel as english } from './role-label.texts';

const LABELS: Readonly<Record<Role, string>> = {
  admin: 'Administración',
  program_manager: 'Coordinación de programas',
  volunteer: 'Voluntariado',
  donor: 'Donante',
  beneficiary: 'Participante',
};

export const roleLabel: typeof english = (role) => LABELS[role as Role] ?? role.replaceAll('_', ' ');
