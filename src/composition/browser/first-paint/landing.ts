import { markStoredState } from './stored-state';

// Inline in the landing page and the public pages of their own, before their first paint. A fresh visit at the top of the page gets the first
// screen before the styles of the rest and the display face; a reload, a visit to one of the sections or saved content gets
// everything at once.
const { documentElement: page, head } = document;
markStoredState(page);
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && page.dataset.savedContent === undefined && visit?.type === 'navigate') {
  page.dataset.firstPaint = '';
} else {
  const rest = document.querySelector<HTMLTemplateElement>('template[data-rest]')?.content;
  rest?.querySelector('[rel=stylesheet]')?.setAttribute('blocking', 'render');
  if (rest) head.append(rest);
}
