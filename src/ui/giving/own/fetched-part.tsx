import { Button, Card, Empty, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { PathPicture } from '../../shared/path-picture';
import type { Fetched } from './fetched';
import { ownGivingTexts as texts } from './own-giving.texts';
import './own-giving.css';

interface FetchedPartProps<T> {
  readonly fetched: Fetched<T>;
  readonly children: (value: T) => ReactNode;
}

function Part<T>({ fetched, children }: FetchedPartProps<T>) {
  const { state } = fetched;
  const all = useRef<HTMLDivElement>(null);
  return (
    <div ref={all} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' ? texts.loading : ''}
      </p>
      {state.status === 'loading' && (
        <Card aria-hidden="true">
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </Card>
      )}
      {state.status === 'failed' && (
        <NothingHere>
          <p role="alert">{texts.readFailed[state.failure]}</p>
          <Button
            onClick={() => {
              // The button goes away while it is fetched.
              all.current?.focus();
              void fetched.retry();
            }}
          >
            {texts.tryAgain}
          </Button>
        </NothingHere>
      )}
      {state.status === 'ready' && children(state.value)}
    </div>
  );
}

/** Passes on what a page fetches once it is there, and says what to do when it cannot be. */
export const FetchedPart = observer(Part) as typeof Part;

/** Stands where there is nothing, with what to do next. */
export function NothingHere({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      <Empty image={<PathPicture />} description={children} />
    </Card>
  );
}
