import { type MouseEvent, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { placeOf } from '../address/typed-words';
import { useAddress } from '../address/use-address';
import { withQuery } from '../address/with-query';
import { NAME_LINK } from '../name-link';
import { type Open, OpeningContext, openerId, useOpening } from './opening';

interface OpeningsProps {
  readonly name: string;
  /** Whether what is open has an address of its own. */
  readonly isAlone?: boolean;
  /** Called before something is opened. */
  readonly onOpen?: Open;
  readonly children: (open: Open) => ReactNode;
}

/** A part of a page whose links open something in the page's place, by the page's address. */
export function Openings({ name, isAlone = false, onOpen, children }: OpeningsProps) {
  const [address, setAddress] = useAddress();
  const before = useRef(onOpen);
  useLayoutEffect(() => {
    before.current = onOpen;
  });
  const open = useCallback<Open>(
    (id, view) => {
      before.current?.(id, view);
      setAddress((now) => openedFrom(isAlone ? new URLSearchParams() : now, name, id, view));
    },
    [setAddress, isAlone, name],
  );
  const opening = useMemo(
    () => ({
      name,
      open,
      addressOf: (id: string, view?: string) => {
        const opened = openedFrom(isAlone ? new URLSearchParams() : address, name, id, view);
        return `?${placeOf(opened).address}`;
      },
    }),
    [name, open, isAlone, address],
  );
  return <OpeningContext value={opening}>{children(open)}</OpeningContext>;
}

function openedFrom(now: URLSearchParams, name: string, id: string, view: string | undefined) {
  return withQuery(now, { [name]: id, view: view ?? null });
}

interface OpenLinkProps {
  readonly id: string;
  /** Which of its views it opens; the first one unless given. */
  readonly view?: string;
  readonly isStrong?: boolean;
  /** What tells the thing from others of the same name, such as its day; read to screen readers alone. */
  readonly detail?: string;
  /** The name of the thing. */
  readonly children: string;
}

/** The name of a row's thing, as the link that opens it. In a new tab, it opens there. */
export function OpenLink({ id, view, isStrong = false, detail, children }: OpenLinkProps) {
  const opening = useOpening();
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opening.open(id, view);
  };
  return (
    <Link
      id={openerId(opening.name, id, view)}
      to={opening.addressOf(id, view)}
      className={NAME_LINK}
      {...(isStrong && { style: { fontWeight: 700 } })}
      onClick={handleClick}
      {...(detail !== undefined && { 'aria-label': `${children}, ${detail}` })}
    >
      {children}
    </Link>
  );
}
