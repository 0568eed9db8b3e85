import { expect, test } from 'vitest';
import { BufferedLines } from '../../../src/adapters/node/buffered-lines';

test('the lines that wait are written together, in their order, and each once', () => {
  const [written, ends] = [[] as string[], [] as (() => void)[]];
  const endTurn = () => {
    for (const end of ends.splice(0)) end();
  };
  const lines = new BufferedLines(
    (text) => written.push(text),
    (task) => ends.push(task),
  );
  lines.add('one\n');
  lines.add('two\n');
  expect(written).toEqual([]);
  expect(ends).toHaveLength(1);
  endTurn();
  lines.add('three\n');
  lines.flush();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
  endTurn();
  expect(written).toHaveLength(2);
});
