import { expect, test } from 'vitest';
import { TaskQueue } from '../../../src/core/shared/task-queue';

/** Tasks that end when they are told to. */
function heldTasks() {
  const running: (() => void)[] = [];
  const task = () => new Promise<string>((resolve) => running.push(() => resolve('done')));
  return { running, task };
}

const settled = () => new Promise(setImmediate);

test('it runs so many at once, lets so many wait, and turns the rest away', async () => {
  const { running, task } = heldTasks();
  const queue = new TaskQueue(2);
  const answers = Array.from({ length: 7 }, () => queue.runUnlessLong(3, task));
  await settled();
  expect(running).toHaveLength(2);
  expect(await Promise.all(answers.slice(5))).toEqual([null, null]);
  for (let ended = 0; ended < 5; ended += 1) {
    running[ended]?.();
    await settled();
    expect(running).toHaveLength(Math.min(5, ended + 3));
  }
  expect(await Promise.all(answers.slice(0, 5))).toEqual(Array(5).fill('done'));
});

test('a task that fails gives its place to the next', async () => {
  const queue = new TaskQueue(1);
  const failing = queue.run(() => Promise.reject(new Error('Refused.')));
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('Refused.');
  expect(await next).toBe('done');
  expect(await queue.run(async () => 'again')).toBe('again');
});
