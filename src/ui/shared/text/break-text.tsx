import { Fragment } from 'react';

/** Two offices in one word, such as 'Secretary/Treasurer', go on in the next line after the slash. */
export function breakAtSlashes(text: string) {
  return text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
