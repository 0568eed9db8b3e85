import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PROFILE_PATH } from '../../../core/navigation/paths';
import { useSharedViewModel } from '../../app/use-view-model';
import { SessionViewModel } from '../../shared/session/session.view-model';
import { UserBadge } from '../user-badge';
import type { ShellViewModel } from './shell.view-model';
import './account-menu.css';

interface AccountMenuProps {
  readonly shell: ShellViewModel;
}

/**
 * The menu behind the person's picture, headed 'My Account' (specification, section 2), after the WAI-ARIA menu button
 * pattern: arrows, Home, End and first letters move, Esc gives the focus back. Ant Design's dropdown loses the focus
 * when it is opened again while it closes.
 */
export const AccountMenu = observer(function AccountMenu({ shell }: AccountMenuProps) {
  const { user } = useSharedViewModel(SessionViewModel);
  const navigate = useNavigate();
  /** Which entry takes the focus when the menu opens; null while it is closed. */
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (opened)
      entries(menu.current)
        .at(opened === 'first' ? 0 : -1)
        ?.focus();
  }, [opened]);
  if (!user) return null;

  const close = () => {
    setOpened(null);
    button.current?.focus();
  };
  const choose = (act: () => unknown) => () => {
    close();
    void act();
  };
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const handleMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
      return;
    }
    const next = neighbour(entries(menu.current), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (!whole.current?.contains(relatedTarget)) setOpened(null);
  };

  return (
    <div ref={whole} className="account-menu">
      <button
        ref={button}
        type="button"
        className="account-menu__button"
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={() => setOpened(opened ? null : 'first')}
        onKeyDown={handleButtonKey}
      >
        <UserBadge user={user} />
      </button>
      {opened && (
        <div className="account-menu__popup">
          <p className="account-menu__heading" id={headingId}>
            My Account
          </p>
          <div
            ref={menu}
            className="account-menu__list"
            role="menu"
            aria-labelledby={headingId}
            onKeyDown={handleMenuKey}
            onBlur={handleBlur}
          >
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={choose(() => navigate(PROFILE_PATH))}
            >
              Profile
            </button>

            {/* No action yet (specification, section 2), and it says so by being disabled. */}
            <button type="button" role="menuitem" tabIndex={-1} aria-disabled="true">
              Settings
            </button>

            <button type="button" role="menuitem" tabIndex={-1} onClick={choose(() => shell.logOut())}>
              Logout
            </button>
          </div>
        </div>
      )}
    </div>
  );
});

function entries(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** The entry that a key leads to from the one that has the focus; the arrows go around, a letter finds the next that begins so. */
function neighbour(all: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const here = all.findIndex((entry) => entry.matches(':focus'));
  if (key === 'ArrowDown') return all[(here + 1) % all.length];
  if (key === 'ArrowUp') return all.at(here - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key.length !== 1) return undefined;
  const following = [...all.slice(here + 1), ...all.slice(0, here + 1)];
  return following.find((entry) => entry.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}
