import { startTransition, useEffect, useState } from 'react';
import { afterNextPaint } from '../../app/boot/page-moments';

/** A value as of the last paint: what is rendered from it never delays the frame in which a key appears. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    afterNextPaint(() => startTransition(() => setPainted(value)));
  }, [value]);
  return painted;
}
