import { bootTexts } from './boot.texts';
/** A sentence that screen readers announce at once. Made without React, which may be what could not be fetched. */
export function alertNotice(sentence: string, className: string): HTMLElement {
  const notice = document.createElement('p');
  notice.className = className;
  notice.setAttribute('role', 'alert');
  notice.append(sentence);
  return notice;
}

/** Creates a notice that code of the page failed to load, perhaps because of a new deployment, with a reload button. */
export function reloadNotice(className: string): HTMLElement {
  const notice = alertNotice(bootTexts.unreachable, className);
  const button = document.createElement('button');
  button.className = 'button';
  button.textContent = bootTexts.reload;
  button.onclick = () => window.location.reload();
  notice.append(button);
  return notice;
}
