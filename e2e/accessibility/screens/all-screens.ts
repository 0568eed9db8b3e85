import { APPLICATION_SCREENS } from './application-screens';
import { CALENDAR_SCREENS } from './calendar-screens';
import { DASHBOARD_SCREENS } from './dashboard-screens';
import { EDITOR_SCREENS } from './editor-screens';
import { FIGURE_SCREENS } from './figure-screens';
import { GUIDE_SCREENS } from './guide-screens';
import { PUBLIC_SCREENS } from './public-screens';
import type { Screen } from './screen';
import { SPANISH_SCREENS } from './spanish-screens';

/** Every distinct screen of the site. */
export const ALL_SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...DASHBOARD_SCREENS,
  ...APPLICATION_SCREENS,
  ...CALENDAR_SCREENS,
  ...GUIDE_SCREENS,
  ...FIGURE_SCREENS,
  ...EDITOR_SCREENS,
  ...SPANISH_SCREENS,
];

/** Whether the screen exists at this width, in px. */
export function existsAt({ from = 0, below = Number.POSITIVE_INFINITY }: Screen, width: number): boolean {
  return from <= width && width < below;
}
