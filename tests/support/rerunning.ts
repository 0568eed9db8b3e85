import { fail } from '../../src/core/shared/result';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';

/** Runs each service's work twice, as when somebody else was quicker: the first run is rolled back. */
export function rerunning<R>(unit: UnitOfWork<R>): UnitOfWork<R> {
  return {
    read: (look) => unit.read(look),
    write: async (work) => {
      await unit.write(async (repositories, current) => {
        await work(repositories, current);
        return fail({ code: 'conflict' });
      });
      return unit.write(work);
    },
    writeTogether: async (asked, work) => {
      await unit.write(async (repositories, current) => {
        await work(repositories, current, [asked.ask]);
        return fail({ code: 'conflict' });
      });
      return unit.writeTogether(asked, work);
    },
  };
}
