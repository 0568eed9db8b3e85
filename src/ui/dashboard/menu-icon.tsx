import type { MenuItemId } from '../../core/navigation/menu';

/** One drawing for each item of the menus and for the shell's own buttons, on a grid of 24. */
const DRAWINGS: Readonly<Record<MenuItemId | 'logout' | 'sidebar' | 'expand', string>> = {
  home: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6',
  profile: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6',
  'user-management':
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-3.7 3-5.5 6.5-5.5s6.1 1.8 6.5 5.5M16 4.5a3.5 3.5 0 0 1 0 6.2M17.5 14.8c2.4.6 3.8 2.4 4 5.2',
  programs: 'M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4V5ZM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6V5Z',
  campaigns: 'M4 10v4l3 .5V9.5L4 10ZM7 9.5 18 5v14L7 14.5M9 15.3V20h3l-.6-3.7M21 10.5v3',
  events: 'M4 6h16v14H4V6ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8M8 14h2M14 14h2M8 17h2',
  donations: 'M12 20S4 15.2 4 9.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20Z',
  settings:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  volunteers: 'M3 13.5 6.5 10l4 1 3-2.5h3.5l4 4M7 15.5l4 4 2-1.5 2 1 5-5.5M10.5 11l1.5 2.5 2.5-1.5',
  reports: 'M5 20V4h10l4 4v12H5ZM15 4v4h4M9 17v-3M12 17v-6M15 17v-4',
  'my-schedule': 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  training: 'M2.5 9 12 4.5 21.5 9 12 13.5 2.5 9ZM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v5',
  resources: 'M4 6.5h6l2 2h8V19H4V6.5ZM4 11h16',
  'my-donations':
    'M4 9h16v4H4V9ZM5.5 13v7h13v-7M12 9v11M12 9S7.5 9 7.5 6.2C7.5 4 11 3.8 12 9ZM12 9s4.5 0 4.5-2.8C16.5 4 13 3.8 12 9Z',
  'impact-reports': 'M4 20h16M6.5 17v-5M11 17V8.5M15.5 17v-3M20 17V5M4.5 9l4-4 4 1 5-3.5',
  'upcoming-events': 'M4 6h16v14H4V6ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8M12 13v2.5l2 1',
  'recurring-donations': 'M5 11a7 7 0 0 1 12.5-3.5L20 10M20 5v5h-5M19 13a7 7 0 0 1-12.5 3.5L4 14M4 19v-5h5',
  'tax-receipts': 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5v-17ZM9 8h6M9 11.5h6M9 15h3',
  'available-programs': 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6 20.5 20.5M8 10.5l2 2 3.5-3.5',
  'my-applications':
    'M6 4.5h12v16H6v-16ZM9.5 3h5v3h-5V3ZM9 11l1.2 1.2L12.5 10M9 16l1.2 1.2 2.3-2.2M14.5 11.5H15M14.5 16.5H15',
  sidebar: 'M4 5h16v14H4V5ZM9.5 5v14',
  expand: 'm9 6 6 6-6 6',
  logout: 'M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
};

/** An icon of the menu or the shell. A name always goes with it, so it says nothing to screen readers. */
export function MenuIcon({ id }: { readonly id: keyof typeof DRAWINGS }) {
  return (
    <svg className="menu-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[id]} />
    </svg>
  );
}
