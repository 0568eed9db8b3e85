import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { useMay } from '../../app/page-hooks';
import { UserBadge } from '../../shared/user-badge';
import { shellTexts } from './shell.texts';
import type { ShellProps } from './sidebar';
import { usePlainMenu } from './use-plain-menu';
import './account-menu.css';

/**
 * The menu behind the person's picture. Settings leads to those of the site for an admin and to the own profile for everybody else; in
 * a simulation there is nothing to set. The library's own menu would be a twentieth of what Home loads.
 */
export function AccountMenu({ shell, user }: ShellProps) {
  const navigate = useNavigate();
  const may = useMay();
  const isSimulated = import.meta.env.VITE_BACK_END !== 'server';
  const { isOpen, root, button, menu, choose } = usePlainMenu();
  const entries = [
    { text: shellTexts.profile, act: () => navigate(pathOf('profile')) },
    {
      text: shellTexts.settings,
      act: isSimulated ? null : () => navigate(pathOf(may('open settings') ? 'settings' : 'profile')),
    },
    { text: shellTexts.logout, act: () => shell.logOut() },
  ];
  return (
    <div className="account-menu" {...root}>
      <Button
        {...button}
        type="text"
        shape="circle"
        icon={<UserBadge user={user} />}
        aria-label={shellTexts.accountMenu}
      />
      {isOpen && (
        <div className="account-menu__popup">
          <p className="account-menu__heading">{shellTexts.myAccount}</p>
          <div {...menu} role="menu" aria-label={shellTexts.myAccount}>
            {entries.map(({ text, act }) => (
              <button
                key={text}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={act === null}
                onClick={choose(act)}
              >
                <span>{text}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
