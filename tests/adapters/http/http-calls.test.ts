import * as v from 'valibot';
import { expect, test } from 'vitest';
import { HttpCalls } from '../../../src/adapters/http/http-calls';
import { FakeTime } from '../../support/fake-time';

test('a write that was done is told before its caller goes on; a read and a refused write are not', async () => {
  const told: string[] = [];
  let status = 200;
  const answer = async () => Response.json({ code: 'conflict' }, { status });
  const calls = new HttpCalls(answer, new FakeTime());
  calls.onWrite(() => told.push('written'));
  const write = () => calls.write('/api/things', { method: 'POST' }, v.unknown());
  await calls.read('/api/things', v.unknown());
  expect(told).toEqual([]);
  await write().then(() => told.push('answered'));
  expect(told).toEqual(['written', 'answered']);
  status = 409;
  await write();
  expect(told).toHaveLength(2);
});
