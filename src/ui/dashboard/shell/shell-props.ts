import type { User } from '../../../core/account/user';
import type { ShellViewModel } from './shell.view-model';

/** What every part of the shell is given. */
export interface ShellProps {
  readonly shell: ShellViewModel;
  readonly user: User;
}
