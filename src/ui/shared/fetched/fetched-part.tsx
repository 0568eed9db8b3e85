import { Alert, Button, Card, Empty, Flex, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useFocusStays } from '../focus/use-focus-heir';
import type { Fetched } from './fetched';
import { fetchedTexts } from './fetched.texts';
import { PathPicture } from './path-picture';

interface FetchedPartProps<Value, Code extends string> {
  readonly fetched: Pick<Fetched<Value, Code>, 'state' | 'retry'>;
  readonly texts: {
    readonly loading: string;
    readonly readFailed: Readonly<Record<Exclude<Code, 'not-found'>, string>>;
    /** Where what is asked for is not there: that it is gone, and what to do next. */
    readonly gone?: { readonly title: string; readonly next?: string };
  };
  /** What a screen reader says of what is there. */
  readonly said?: (value: Value) => string;
  /** Lines of what stands for it while it loads. */
  readonly rows?: number;
  readonly children: (value: Value) => ReactNode;
}

function Part<Value, Code extends string>({
  fetched,
  texts,
  said,
  rows,
  children,
}: FetchedPartProps<Value, Code>) {
  const { state } = fetched;
  const all = useRef<HTMLElement>(null);
  useFocusStays(all);
  return (
    <Flex vertical gap="middle" ref={all} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' && texts.loading}
        {state.status === 'ready' && said?.(state.value)}
      </p>
      {state.status === 'loading' && <Loading rows={rows} />}
      {state.status === 'failed' && (
        <Failed failure={state.failure} texts={texts} around={all} onRetry={() => void fetched.retry()} />
      )}
      {state.status === 'ready' && children(state.value)}
    </Flex>
  );
}

/** Passes on what a page fetches once it is there, and says what to do when it cannot be. */
export const FetchedPart = observer(Part) as typeof Part;

interface FailedProps<Code extends string>
  extends Pick<FetchedPartProps<never, Code>, 'texts'>,
    Omit<LoadFailedProps, 'why'> {
  readonly failure: Code;
}

function Failed<Code extends string>({ failure, texts: { readFailed, gone }, ...retry }: FailedProps<Code>) {
  if (failure === 'not-found' && gone)
    return (
      <Alert type="warning" showIcon title={gone.title} {...(gone.next && { description: gone.next })} />
    );
  return <LoadFailed why={readFailed[failure as Exclude<Code, 'not-found'>]} {...retry} />;
}

interface NothingHereProps {
  readonly title: string;
  readonly next: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing, with what to do next. */
export function NothingHere({ title, next, children }: NothingHereProps) {
  const description = (
    <>
      <strong>{title}</strong>
      <p>{next}</p>
      {children}
    </>
  );
  return (
    <Card>
      <Empty image={<PathPicture />} description={description} />
    </Card>
  );
}

/** Stands for what is loading. */
function Loading({ rows = 8 }: { readonly rows?: number | undefined }) {
  return (
    <Card aria-hidden="true">
      <Skeleton active title={false} paragraph={{ rows }} />
    </Card>
  );
}

interface LoadFailedProps {
  /** Why it is not there, in a sentence. */
  readonly why: string;
  /** What has the focus while it is asked again, since the button goes away then. */
  readonly around: RefObject<HTMLElement | null>;
  readonly onRetry: () => void;
}

/** Says why something could not be fetched, and offers to ask again. */
function LoadFailed({ why, around, onRetry }: LoadFailedProps) {
  const handleRetry = () => {
    around.current?.focus();
    onRetry();
  };
  return (
    <Card>
      <Empty image={<PathPicture />} description={<p role="alert">{why}</p>}>
        <Button onClick={handleRetry}>{fetchedTexts.tryAgain}</Button>
      </Empty>
    </Card>
  );
}
