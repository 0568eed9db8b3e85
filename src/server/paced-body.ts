/** The bytes of a piece, and how many pieces of all bodies are sent in one turn of the event loop. */
const PIECE_BYTES = 64 * 1024;
const PIECES_A_TURN = 8;

/** Bodies that wait to send a piece, in the order of their turn. */
const waiting: (() => void)[] = [];

function turn(): void {
  for (const send of waiting.splice(0, PIECES_A_TURN)) send();
  if (waiting.length > 0) setImmediate(turn);
}

function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(turn);
  });
}

/**
 * Large bytes as the body of an answer. They are sent piece by piece, each body in its turn, as fast as its reader takes them:
 * many large answers at once leave room between their pieces for short ones, and a slow reader holds a piece and no more.
 */
export function pacedBody(
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  if (bytes.length <= PIECE_BYTES) return bytes;
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await ownTurn();
        controller.enqueue(bytes.subarray(at, at + PIECE_BYTES));
        at += PIECE_BYTES;
        if (at >= bytes.length) controller.close();
      },
    },
    // Nothing is prepared before somebody reads.
    { highWaterMark: 0 },
  );
}
