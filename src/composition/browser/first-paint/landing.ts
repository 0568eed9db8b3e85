import { markStoredSettings, markStoredState } from './stored-state';

// Inline in the landing page and the public pages of their own, before their first paint. A fresh visit at the top of the page gets the first
// screen before the styles of the rest and the display face; a reload, a visit to one of the sections or saved content gets
// everything at once.
const { documentElement: page, head } = document;
markStoredState(page);
markStoredSettings(page);
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** What the template holds, once it has been read; appended once. */
const rest = () => document.querySelector<HTMLTemplateElement>('template[data-rest]')?.content;
if (!location.hash && page.dataset.savedContent === undefined && visit?.type === 'navigate') {
  page.dataset.firstPaint = '';
  // The boot script shows the rest. Where it cannot be fetched, the page is shown as it is without script.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      head.append(rest() ?? '');
      delete page.dataset.firstPaint;
    },
    { capture: true },
  );
} else {
  rest()?.querySelector('[rel=stylesheet]')?.setAttribute('blocking', 'render');
  head.append(rest() ?? '');
}
