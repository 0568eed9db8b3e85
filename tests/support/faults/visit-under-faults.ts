import { expect, test } from 'vitest';
import { type EditorGroundUnderFaults, editorGround, editorVisit } from './editor-visit';
import { PORT_FAILURES } from './port-failures';

/** A wrapper whose methods and failures are names and values here; PORT_FAILURES vouches that they fit. */
interface AnyWrapper {
  calls(method: string): number;
  fail(method: string, call: number, failure: unknown): void;
  lose(method: string, call: number, failure: unknown): void;
  break(method: string, call: number): void;
}

/** The editor survives a bug in these; a bug elsewhere reaches the console as what it is. */
const MAY_BREAK: readonly string[] = ['contentStore.save'];

/** What the editor never calls, or only for pictures that are a week old (collect-unused-pictures.test). */
const UNUSED: readonly string[] = [
  'imageLibrary.urlFor',
  'pictureInventory.remove',
  'campaigns.get',
  'campaigns.create',
  'campaigns.update',
];

/**
 * Repeats a whole visit to the editor (see editor-visit) with every failure of every method of one port, at each of its
 * calls in turn. Either the call does not happen, or it happens and only its answer is lost (`unavailable`). A visit
 * without a fault counts the calls.
 */
export function visitUnderFaults(name: keyof EditorGroundUnderFaults['faults']): void {
  const wrapperOf = (ground: EditorGroundUnderFaults) => ground.faults[name] as unknown as AnyWrapper;
  let counting: Promise<AnyWrapper> | null = null;
  /** How often a visit calls a method. */
  const callsOf = async (method: string) => {
    counting ??= (async () => {
      const ground = editorGround();
      expect(await editorVisit(ground)).toEqual([]);
      return wrapperOf(ground);
    })();
    return (await counting).calls(method);
  };

  async function expectVisits(
    method: string,
    plant: (wrapper: AnyWrapper, call: number) => void,
  ): Promise<void> {
    const calls = await callsOf(method);
    for (let call = 1; call <= calls; call++) {
      const ground = editorGround();
      plant(wrapperOf(ground), call);
      const broken = await editorVisit(ground);
      expect(broken, `at call ${call} of ${calls}`).toEqual([]);
    }
  }

  test('the visit keeps its promises without a fault', async () => {
    for (const method of Object.keys(PORT_FAILURES[name])) {
      const calls = await callsOf(method);
      expect([method, calls > 0], `${calls} calls`).toEqual([method, !UNUSED.includes(`${name}.${method}`)]);
    }
  });

  for (const [method, samples] of Object.entries(PORT_FAILURES[name])) {
    if (UNUSED.includes(`${name}.${method}`)) continue;
    for (const failure of Object.values<readonly { readonly code: string }[]>(samples).flat()) {
      const text = `${method} fails with ${JSON.stringify(failure)}`;
      test(text, () => expectVisits(method, (port, call) => port.fail(method, call, failure)));
      if (failure.code === 'unavailable') {
        test(`${text} although it did its work`, () =>
          expectVisits(method, (port, call) => port.lose(method, call, failure)));
      }
    }
    if (MAY_BREAK.includes(`${name}.${method}`)) {
      test(`${method} throws`, () => expectVisits(method, (port, call) => port.break(method, call)));
    }
  }
}
