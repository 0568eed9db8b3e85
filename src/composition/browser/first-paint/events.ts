import { markStoredState } from './stored-state';

// Inline in the page of events, before its first paint. A fresh visit fetches the display face, whose fallback has the same
// measures, only once the page stands.
const { documentElement: page } = document;
markStoredState(page);
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type === 'navigate') {
  page.dataset.firstPaint = '';
  addEventListener('load', () => delete page.dataset.firstPaint, { once: true });
}
