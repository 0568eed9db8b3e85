import { Button, Card, Empty, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { PathPicture } from './path-picture';

interface Ready {
  readonly status: 'ready';
}

/** Something on its way, there, or out of reach. */
type State<There extends Ready, Failure extends string> =
  | { readonly status: 'loading' }
  | There
  | { readonly status: 'failed'; readonly failure: Failure };

interface FetchedPartProps<There extends Ready, Failure extends string> {
  readonly fetched: { readonly state: State<There, Failure>; readonly retry: () => Promise<void> };
  readonly texts: {
    readonly loading: string;
    readonly readFailed: Readonly<Record<Failure, string>>;
    readonly tryAgain: string;
  };
  readonly children: (ready: There) => ReactNode;
}

function Part<There extends Ready, Failure extends string>({
  fetched,
  texts,
  children,
}: FetchedPartProps<There, Failure>) {
  const { state } = fetched;
  const all = useRef<HTMLDivElement>(null);
  return (
    <div ref={all} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' ? texts.loading : ''}
      </p>
      {state.status === 'loading' && (
        <Card aria-hidden="true">
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
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
      {state.status === 'ready' && children(state)}
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
