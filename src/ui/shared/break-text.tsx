import { Fragment } from 'react';

/** Two offices in one word, such as 'Secretary/Treasurer', go on in the next line after the slash. */
export function breakAtSlashes(text: string) {
  return breakAt(text, /(?<=\/)/);
}

/**
 * An e-mail address that its line has no room for goes on in the next one after its '@' or before a dot. In a flex box it
 * needs an element around it: each of its parts would be a column of its own.
 */
export function breakEmail(email: string) {
  return breakAt(email, /(?<=@)|(?=\.)/);
}

function breakAt(text: string, place: RegExp) {
  return text.split(place).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
