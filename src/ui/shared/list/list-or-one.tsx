import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useAddress } from '../address/use-address';
import { withQuery } from '../address/with-query';
import { Page } from '../page';
import { SubView } from '../sub-view';
import { type Open, openerId } from './opening';
import { Openings } from './openings';

/** Which view of what is open the address asks for, as in ?event=ID&view=day, and the way to another one. */
export interface Views {
  /** Null for the first one. */
  readonly view: string | null;
  readonly show: (view: string | null) => void;
}

interface ListOrOneProps {
  readonly title: string;
  /** 2 where it is a tab of a page, which has a heading of its own. */
  readonly headingLevel?: 1 | 2;
  /** What the address calls what is open: 'program' in ?program=ID. */
  readonly name: string;
  /** Whether the address names something that can be open; anything does unless given. */
  readonly isId?: (id: string) => boolean;
  /** Whether what is open has an address of its own; what the list was narrowed by comes back with the list. */
  readonly isAlone?: boolean;
  /**
   * The id of the button that opens, where it is one for all: what is open then stays while it goes on to another one. The ids of
   * openerId unless given.
   */
  readonly opener?: string;
  /** Beside the title of the list. */
  readonly action?: (open: Open) => ReactNode;
  /** The list, whose buttons have the ids of openerId. `open` stays the same, so that rows can be memoized. */
  readonly list: (open: Open) => ReactNode;
  /** What is open, in a SubView: one for each of its views. */
  readonly record: (id: string, close: () => void, views: Views) => ReactNode;
}

/** A page with a list, and in its place what the address asks for: a reload, the browser's back button and somebody else see the same. */
export function ListOrOne(props: ListOrOneProps) {
  const { title, headingLevel = 1, name, isId, isAlone = false, action, list, record } = props;
  const [address, setAddress] = useAddress();
  const named = address.get(name);
  const id = named !== null && (isId?.(named) ?? true) ? named : null;
  const view = address.get('view');
  const before = useRef(new URLSearchParams());
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id === null) before.current = address;
    else if (props.opener !== undefined) opener.current = props.opener;
    // Somebody came by the address, or from one record to the next.
    else if (!opener.current?.startsWith(openerId(name, id))) opener.current = openerId(name, id);
  });
  const close = () =>
    setAddress((now) => (isAlone ? before.current : withQuery(now, { [name]: null, view: null })));
  const show = (next: string | null) => setAddress((now) => withQuery(now, { view: next }));
  if (id !== null) {
    const opened = <Fragment key={props.opener ?? id}>{record(id, close, { view, show })}</Fragment>;
    return headingLevel === 1 ? <Page title={title}>{opened}</Page> : opened;
  }
  return (
    <Openings
      name={name}
      isAlone={isAlone}
      onOpen={(next, nextView) => {
        opener.current = openerId(name, next, nextView);
      }}
    >
      {(open) => (
        <SubView
          key="list"
          title={title}
          headingLevel={headingLevel}
          opener={opener.current}
          action={action?.(open)}
        >
          {list(open)}
        </SubView>
      )}
    </Openings>
  );
}
