import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

function entriesOf(menu: HTMLElement | null): readonly HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/** Where the keys of a menu lead from the entry at `at` of `count`; null for other keys. */
function indexAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** A button and the menu that it opens, by the menu button pattern of WAI-ARIA: the caller renders them with the given properties. */
export function usePlainMenu() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    entriesOf(menu.current)[0]?.focus();
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const all = entriesOf(menu.current);
    const next = indexAfter(key, all.indexOf(target as HTMLElement), all.length);
    if (next !== null) all[next]?.focus();
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return {
    isOpen,
    /** Of the element around both. */
    root: {
      ref: root,
      onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
      },
    },
    button: {
      ref: button,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      onClick: () => setOpen(!isOpen),
    },
    /** Of the menu, whose entries are buttons with the role 'menuitem'. */
    menu: { ref: menu, onKeyDown: handleKey },
    /** What an entry does when it is chosen: the menu closes first, and the button has the focus again. Null for one that cannot be chosen. */
    choose: (act: (() => unknown) | null) => () => {
      if (!act) return;
      close();
      void act();
    },
  };
}
