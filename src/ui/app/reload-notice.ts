import { alertNotice } from './alert-notice';
import { bootTexts } from './boot.texts';

/** Says that code of the page could not be fetched, perhaps because the site has been deployed anew, and offers to reload. */
export function reloadNotice(className: string): HTMLElement {
  const notice = alertNotice(bootTexts.unreachable, className);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = bootTexts.reload;
  button.addEventListener('click', () => window.location.reload());
  notice.append(button);
  return notice;
}
