import { Button, Card, Empty, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useRef } from 'react';
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
      {state.status === 'loading' && <OnItsWay />}
      {state.status === 'failed' && (
        <OutOfReach
          why={texts.readFailed[state.failure]}
          tryAgain={texts.tryAgain}
          around={all}
          onRetry={() => void fetched.retry()}
        />
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

/** Stands for what is on its way. */
export function OnItsWay({ rows = 8 }: { readonly rows?: number }) {
  return (
    <Card aria-hidden="true">
      <Skeleton active title={false} paragraph={{ rows }} />
    </Card>
  );
}

interface OutOfReachProps {
  /** Why it is not there, in a sentence. */
  readonly why: string;
  readonly tryAgain: string;
  /** What has the focus while it is asked again, since the button goes away then. */
  readonly around: RefObject<HTMLElement | null>;
  readonly onRetry: () => void;
}

/** Says why something could not be fetched, and offers to ask again. */
export function OutOfReach({ why, tryAgain, around, onRetry }: OutOfReachProps) {
  return (
    <Card>
      <Empty image={<PathPicture />} description={<p role="alert">{why}</p>}>
        <Button
          onClick={() => {
            around.current?.focus();
            onRetry();
          }}
        >
          {tryAgain}
        </Button>
      </Empty>
    </Card>
  );
}
