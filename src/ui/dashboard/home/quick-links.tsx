import { Link } from 'react-router-dom';
import { mayOpen } from '../../../core/navigation/access';
import { menuFor } from '../../../core/navigation/menu';
import { ADMIN_PATH, HOME_PATH } from '../../../core/navigation/paths';
import { MenuIcon } from '../shell/menu-icon';

/** What an admin comes for; no menu entry leads there. */
const FOR_ADMINS = [
  {
    title: 'Manage campaigns',
    icon: 'Campaigns',
    to: `${ADMIN_PATH}?tab=campaigns`,
    text: 'Start a campaign, change one, or end it.',
  },
  {
    title: 'Edit site content',
    icon: 'Resources',
    to: `${ADMIN_PATH}?tab=content`,
    text: 'Words and pictures of the public site.',
  },
];

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
              <MenuIcon title={icon} />
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
              <MenuIcon title={item.title} />
              <div>
                <p className="quick-links__title">{item.title}</p>
                <ul className="quick-links__subs">
                  {item.items.map((sub) => (
                    <li key={sub.path}>
                      <Link to={sub.path}>{sub.title}</Link>
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
              <MenuIcon title={item.title} />
              <Link className="quick-links__main" to={item.path}>
                {item.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
