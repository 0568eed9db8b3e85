import { Button } from 'antd';
import { Fragment, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useAddress } from '../address/use-address';
import { withQuery } from '../address/with-query';
import { Page } from '../page';
import { SubView } from '../sub-view';
import { listTexts } from './list.texts';

/** The id of the button that opens something, which gets the focus back; `name` is what the address calls the thing. */
export function openerId(name: string, id: string): string {
  return `${name}-${id}`;
}

interface OpenButtonProps {
  /** What the address calls the thing, and its id. */
  readonly name: string;
  readonly id: string;
  /** What the thing is called. */
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

/** The button in a row that opens what the row is about. */
export function OpenButton({ name, id, title, onOpen }: OpenButtonProps) {
  return (
    <Button id={openerId(name, id)} aria-label={listTexts.openOf(title)} onClick={() => onOpen(id)}>
      {listTexts.open}
    </Button>
  );
}

interface ListOrOneProps {
  readonly title: string;
  /** 2 where it is a tab of a page, which has a heading of its own. */
  readonly headingLevel?: 1 | 2;
  /** What the address calls what is open: 'program' in ?program=ID. */
  readonly name: string;
  /** Whether what is open has an address of its own; what the list was narrowed by comes back with the list. */
  readonly isAlone?: boolean;
  /** Beside the title of the list. */
  readonly action?: (open: (id: string) => void) => ReactNode;
  /** The list, whose buttons have the ids of openerId. `open` stays the same, so that rows can be memoized. */
  readonly list: (open: (id: string) => void) => ReactNode;
  /** What is open, in a SubView. */
  readonly one: (id: string, close: () => void) => ReactNode;
}

/** A page with a list, and in its place what the address asks for: a reload, the browser's back button and somebody else see the same. */
export function ListOrOne(props: ListOrOneProps) {
  const { title, headingLevel = 1, name, isAlone = false, action, list, one } = props;
  const [address, setAddress] = useAddress();
  const id = address.get(name);
  const before = useRef(new URLSearchParams());
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id === null) before.current = address;
    else opener.current = openerId(name, id);
  });
  const open = useCallback(
    (next: string) => setAddress((now) => withQuery(isAlone ? new URLSearchParams() : now, { [name]: next })),
    [setAddress, isAlone, name],
  );
  const close = () => setAddress((now) => (isAlone ? before.current : withQuery(now, { [name]: null })));
  if (id !== null) {
    const opened = <Fragment key={id}>{one(id, close)}</Fragment>;
    return headingLevel === 1 ? <Page title={title}>{opened}</Page> : opened;
  }
  return (
    <SubView
      key="list"
      title={title}
      headingLevel={headingLevel}
      opener={opener.current}
      action={action?.(open)}
    >
      {list(open)}
    </SubView>
  );
}
