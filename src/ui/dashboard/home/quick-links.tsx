import { Link } from 'react-router-dom';
import { mayOpen } from '../../../core/navigation/access';
import { menuFor } from '../../../core/navigation/menu';
import { ADMIN_PATH, HOME_PATH } from '../../../core/navigation/paths';
import { menuTexts } from '../menu.texts';
import { MenuIcon } from '../menu-icon';

/** What an admin comes for; no menu entry leads there. */
const FOR_ADMINS = [
  {
    title: 'Manage campaigns',
    icon: 'campaigns',
    to: `${ADMIN_PATH}?tab=campaigns`,
    text: 'Start a campaign, change one, or end it.',
  },
  {
    title: 'Edit site content',
    icon: 'resources',
    to: `${ADMIN_PATH}?tab=content`,
    text: 'Words and pictures of the public site.',
  },
] as const;

interface QuickLinksProps {
  readonly role: string;
}

/** The places of a role's own menu as cards: first those with sub-items, which they list, then single pages. */
export function QuickLinks({ role }: QuickLinksProps) {
  const places = menuFor(role).filter((item) => item.path !== HOME_PATH);
  const areas = places.filter((item) => item.items.length > 0);
  const pages = places.filter((item) => item.items.length === 0);
  return (
    <>
      {mayOpen(role, ADMIN_PATH) && (
        <ul className="quick-links">
          {FOR_ADMINS.map(({ title, icon, to, text }) => (
            <li key={to} className="quick-links__card quick-links__card--first">
              <MenuIcon id={icon} />
              <div>
                <Link className="quick-links__main" to={to}>
                  {title}
                </Link>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {areas.length > 0 && (
        <ul className="quick-links">
          {areas.map((item) => (
            <li key={item.path} className="quick-links__card">
              <MenuIcon id={item.id} />
              <div>
                <p className="quick-links__title">{menuTexts[item.id]}</p>
                <ul className="quick-links__subs">
                  {item.items.map((sub) => (
                    <li key={sub.path}>
                      <Link to={sub.path}>{menuTexts[sub.id]}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <ul className="quick-links">
          {pages.map((item) => (
            <li key={item.path} className="quick-links__card">
              <MenuIcon id={item.id} />
              <Link className="quick-links__main" to={item.path}>
                {menuTexts[item.id]}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
