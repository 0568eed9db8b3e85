import type { Guide } from '../../core/guides/guide';
import { formatCounted } from '../../core/shared/text/format-counted';

/** Words about guides that staff and readers see. */
export const guideTexts = {
  needs: {
    food: 'Food',
    shelter: 'Shelter',
    health: 'Health',
    work: 'Work',
    legal: 'Legal help',
    papers: 'Papers and ID',
    travel: 'Getting around',
    crisis: 'Crisis',
  } satisfies Record<NonNullable<Guide['need']>, string>,
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  languages: 'Languages',
  gone: 'This page does not exist, or you do not have access to it.',
  minutes: (minutes: number) => formatCounted(minutes, 'minute', 'minutes'),
  checkedOn: (day: string) => `Checked on ${day}`,
  /** What a link says that leads to a page of another site. */
  seeAt: (site: string) => `See more at ${site}`,
  opensInNewTab: '(opens in a new tab)',
};
