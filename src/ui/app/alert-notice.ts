/** A sentence that is announced at once, made without React: it may be React that is missing. */
export function alertNotice(sentence: string, className: string): HTMLElement {
  const notice = document.createElement('p');
  notice.className = className;
  notice.setAttribute('role', 'alert');
  notice.append(sentence);
  return notice;
}
