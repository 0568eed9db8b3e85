import { alertNotice } from './alert-notice';

const UNREACHABLE =
  'A part of this page could not be loaded. Copy what you have typed, then reload the page.';

/**
 * Says that code of the page could not be fetched (that of this build may be gone after a deployment) and offers to reload.
 */
export function reloadNotice(className: string): HTMLElement {
  const notice = alertNotice(UNREACHABLE, className);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', () => window.location.reload());
  notice.append(button);
  return notice;
}
