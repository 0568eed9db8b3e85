import { alertNotice } from './alert-notice';
import { bootTexts } from './boot.texts';

/** Creates a notice that code of the page failed to load, perhaps because of a new deployment, with a reload button. */
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
