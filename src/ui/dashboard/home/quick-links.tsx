import { Flex } from 'antd';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { menuFor } from '../../../core/navigation/menu';
import { pathOf } from '../../../core/navigation/paths';
import { menuTexts } from '../../shared/menu.texts';
import { MenuIcon } from '../menu-icon';
import { homeTexts as texts } from './home.texts';
import './quick-links.css';
import { useMay } from '../../app/page-hooks';
import { useMediaQuery } from '../../app/use-media-query';

/** What admins come for. No menu entry leads there. */
const FOR_ADMINS = [
  {
    right: 'campaign.list',
    title: texts.manageCampaigns,
    icon: 'campaigns',
    to: `${pathOf('admin')}?tab=campaigns`,
    text: texts.manageCampaignsText,
  },
  {
    right: 'content.save',
    title: texts.editContent,
    icon: 'resources',
    to: `${pathOf('admin')}?tab=content`,
    text: texts.editContentText,
  },
] as const;

/** So many places of the menu are linked on a phone, where no menu is in sight. */
const MOST_PLACES = 4;

/** Links to an admin's most frequent tasks and, on a phone, to the first places of the role's menu. Renders nothing without links. */
export function QuickLinks({ role }: { readonly role: string }) {
  const may = useMay();
  const isPhone = useMediaQuery('phone');
  const forAdmins = FOR_ADMINS.filter(({ right }) => may('open admin') && may(right));
  const places = isPhone
    ? menuFor(role)
        .filter(({ id }) => id !== 'home' && id !== 'profile')
        .slice(0, MOST_PLACES)
    : [];
  if (forAdmins.length + places.length === 0) return null;
  return (
    <Flex component="section" vertical gap="small" aria-labelledby="quick-links">
      <h2 id="quick-links">{texts.whereNext}</h2>
      <Cards>
        {forAdmins.map(({ title, icon, to, text }) => (
          <li key={to} className="quick-links__card quick-links__card--first">
            <MenuIcon id={icon} />
            <Flex vertical gap="var(--space-1)" style={{ minWidth: 0 }}>
              <Link className="quick-links__main" to={to}>
                {title}
              </Link>
              <p>{text}</p>
            </Flex>
          </li>
        ))}
      </Cards>
      <Cards>
        {places.map(({ id, path }) => (
          <li key={path} className="quick-links__card">
            <MenuIcon id={id} />
            <Link className="quick-links__main" to={path}>
              {menuTexts[id]}
            </Link>
          </li>
        ))}
      </Cards>
    </Flex>
  );
}

/** A list of cards, where there are any. */
function Cards({ children }: { readonly children: readonly ReactElement[] }) {
  return (
    children.length > 0 && (
      <Flex component="ul" wrap gap="var(--space-3)" className="quick-links">
        {children}
      </Flex>
    )
  );
}
