/** A sentence that screen readers announce at once. Made without React, which may be what could not be fetched. */
export function alertNotice(sentence: string, className: string): HTMLElement {
  const notice = document.createElement('p');
  notice.className = className;
  notice.setAttribute('role', 'alert');
  notice.append(sentence);
  return notice;
}
