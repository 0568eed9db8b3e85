import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of further actions of a thing, by its name, and chooses one of them. */
export async function chooseMore(user: UserEvent, of: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More: ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
