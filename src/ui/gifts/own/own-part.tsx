import type { ReactNode } from 'react';
import { FetchedPart } from '../../shared/fetched-part';
import type { Fetched } from './fetched';
import { ownGivingTexts as texts } from './own-giving.texts';
import './own-giving.css';

interface OwnPartProps<T> {
  readonly fetched: Fetched<T>;
  readonly children: (value: T) => ReactNode;
}

/** Passes on what a page of one's own giving fetches. */
export function OwnPart<T>({ fetched, children }: OwnPartProps<T>) {
  return (
    <FetchedPart fetched={fetched} texts={texts}>
      {({ value }) => children(value)}
    </FetchedPart>
  );
}
