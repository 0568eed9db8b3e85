import { Flex } from 'antd';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { menuFor } from '../../../core/navigation/menu';
import { HOME_PATH, pathOf } from '../../../core/navigation/paths';
import { menuTexts } from '../../shared/menu.texts';
import { MenuIcon } from '../menu-icon';
import { homeTexts as texts } from './home.texts';
import './quick-links.css';
import { useMay } from '../../app/page-hooks';
import '../../shared/link-list.css';

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

/** The places of a role's menu as cards: first those with sub-items, which they list, then single pages. */
export function QuickLinks({ role }: { readonly role: string }) {
  const may = useMay();
  const forAdmins = FOR_ADMINS.filter(({ right }) => may('open admin') && may(right));
  const places = menuFor(role).filter((item) => item.path !== HOME_PATH);
  const areas = places.filter((item) => item.items.length > 0);
  const pages = places.filter((item) => item.items.length === 0);
  return (
    <>
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
        {areas.map((item) => (
          <li key={item.path} className="quick-links__card">
            <MenuIcon id={item.id} />
            <Flex vertical gap="var(--space-1)" style={{ minWidth: 0 }}>
              <strong>{menuTexts[item.id]}</strong>
              <ul className="link-list">
                {item.items.map((sub) => (
                  <li key={sub.path}>
                    <Link to={sub.path}>{menuTexts[sub.id]}</Link>
                  </li>
                ))}
              </ul>
            </Flex>
          </li>
        ))}
      </Cards>
      <Cards>
        {pages.map((item) => (
          <li key={item.path} className="quick-links__card">
            <MenuIcon id={item.id} />
            <Link className="quick-links__main" to={item.path}>
              {menuTexts[item.id]}
            </Link>
          </li>
        ))}
      </Cards>
    </>
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
