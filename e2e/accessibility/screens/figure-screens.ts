import type { Screen } from './screen';

const FIGURES = '/dashboard/programs/active-programs?tab=figures';
const admin = { role: 'admin', site: 'dashboard' } as const;

/** The figures for funders. */
export const FIGURE_SCREENS: readonly Screen[] = [
  {
    ...admin,
    name: 'figures',
    path: FIGURES,
    reach: (page) => page.getByRole('button', { name: 'How this is counted: People' }).click(),
    shows: (page) => page.getByText(/Reports for sharing are of whole months/),
  },
  {
    ...admin,
    name: 'internal figures of a period with a mistake',
    path: `${FIGURES}&from=2026-02-01&to=2026-01-01&figures=internal`,
    shows: (page) => page.getByText('The end has to be after the start.'),
  },
];
