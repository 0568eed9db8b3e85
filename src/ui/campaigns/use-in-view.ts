import { type RefObject, useEffect, useRef, useState } from 'react';

type Listener = (isInView: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer serves every element: a thousand cards do not need a thousand. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
  });
  const shared = observer;
  listeners.set(element, listener);
  shared.observe(element);
  return () => {
    listeners.delete(element);
    shared.unobserve(element);
  };
}

/** Whether the element of the ref is on screen; false until the browser reports it. */
export function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => (ref.current ? observe(ref.current, setIsInView) : undefined), []);
  return [ref, isInView];
}
