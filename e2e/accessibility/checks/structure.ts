import type { Page } from '@playwright/test';
import { inPage } from './page-tools';

/** The page has one h1, unless a dialog makes it inert, and skips no heading level. */
export function headings(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ isShown, tell }) => {
    const found: string[] = [];
    const all = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown);
    const first = all.filter(({ localName }) => localName === 'h1');
    const isCovered = document.querySelector('[inert] main') !== null;
    if (first.length !== 1 && !(isCovered && first.length === 0)) found.push(`there are ${first.length} h1`);
    let above = 0;
    for (const heading of all) {
      const level = Number(heading.localName.slice(1));
      const dialog = heading.closest('[role=dialog]');
      if (dialog && dialog.querySelector('h1, h2, h3, h4, h5, h6') === heading) {
        if (level > 2) found.push(`a dialog begins with ${tell(heading)}`);
      } else if (level > above + 1) {
        found.push(`${tell(heading)} follows a heading of level ${above}`);
      }
      above = level;
    }
    return found;
  });
}

/** The title says more than the site's name, there is one main unless a dialog makes it inert, and each nav has a name of its own. */
export function landmarks(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ isShown, nameOf, tell }) => {
    const found: string[] = [];
    if (!/\S.*\S/.test(document.title.replace('FSR', ''))) found.push(`the title is '${document.title}'`);
    const mains = [...document.querySelectorAll('main, [role=main]')].filter(isShown);
    const isCovered = document.querySelector('[inert] main') !== null;
    if (mains.length !== 1 && !(isCovered && mains.length === 0))
      found.push(`there are ${mains.length} main`);
    const names = [...document.querySelectorAll('nav, [role=navigation]')].filter(isShown).map((nav) => {
      const name = nameOf(nav);
      if (!name) found.push(`${tell(nav)} has no name`);
      return name;
    });
    if (new Set(names).size < names.length) found.push(`navs share a name: ${names.join(', ')}`);
    if (document.documentElement.lang === '') found.push('the page does not say its language');
    return found;
  });
}

/** Every control, group and progress bar has an accessible name. */
export function names(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ controlsIn, isShown, nameOf, tell }) => {
    const groups =
      'fieldset, table, meter, progress, dialog, iframe, [role=group], [role=radiogroup], [role=tablist], [role=tabpanel], ' +
      '[role=menu], [role=toolbar], [role=progressbar], [role=meter], [role=dialog], [role=region], [role=alertdialog], ' +
      '[role=listbox], form';
    const all = [...controlsIn(document.body), ...[...document.querySelectorAll(groups)].filter(isShown)];
    return [...new Set(all)]
      .filter((element) => element.closest('[aria-hidden=true]') === null)
      .filter((element) => nameOf(element).trim() === '')
      .map((element) => `${tell(element)} has no name`);
  });
}

/** Every id that an attribute or a link refers to exists, and each id exists once. */
export function references(page: Page): Promise<readonly string[]> {
  return inPage(page, ({ tell }) => {
    const found: string[] = [];
    const attributes = [
      'aria-labelledby',
      'aria-describedby',
      'aria-controls',
      'aria-owns',
      'aria-activedescendant',
      'aria-details',
      'aria-errormessage',
      'aria-flowto',
      'for',
      'list',
      'headers',
    ];
    for (const attribute of attributes)
      for (const element of document.querySelectorAll(`[${attribute}]`))
        for (const id of (element.getAttribute(attribute) ?? '').split(/\s+/).filter((part) => part !== ''))
          if (!document.getElementById(id))
            found.push(`${tell(element)} points with ${attribute} to '${id}'`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
      const { pathname, hash } = new URL(link.href);
      const isHere = pathname === window.location.pathname && link.closest('[inert]') === null;
      if (isHere && (hash === '' || !document.getElementById(hash.slice(1))))
        found.push(`${tell(link)} leads to '${hash}'`);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
      found.push(`the id '${id}' is there more than once`);
    return found;
  });
}
