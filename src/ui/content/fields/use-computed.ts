import { computed } from 'mobx';
import { useState } from 'react';

/**
 * A value worked out of observable state, for a component that is an observer: it renders again only when this value
 * changes, not whenever something that went into it does. `read` has to mean the same for as long as the component lives.
 */
export function useComputed<T>(read: () => T): T {
  const [value] = useState(() => computed(read));
  return value.get();
}
