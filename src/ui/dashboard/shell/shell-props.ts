import type { User } from '../../../core/auth/user';
import type { ShellViewModel } from './shell.view-model';

/** What every part of the shell is given. */
export interface ShellProps {
  readonly shell: ShellViewModel;
  readonly user: User;
}
