/** CSS classes for the two elements of the notice, which stands in pages with different styles. */
interface Look {
  readonly notice: string;
  readonly button: string;
}

/**
 * Says that code of the page could not be fetched (that of this build may be gone after a deployment) and offers to reload.
 * Made without React: it may be React that is missing.
 */
export function reloadNotice(sentence: string, look: Look): HTMLElement {
  const notice = document.createElement('p');
  notice.className = look.notice;
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = look.button;
  button.textContent = 'Reload';
  button.addEventListener('click', () => window.location.reload());
  notice.append(sentence, button);
  return notice;
}
