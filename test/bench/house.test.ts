import { expect, it } from 'vitest';
import { withBusyHouse } from '../../bench/store/house.ts';
import { openStore } from '../../src/store/open.ts';

it('The database that npm run bench measures on can be filled and read with the columns as they are now', () =>
  withBusyHouse(
    2,
    async (file) => {
      const store = await openStore(file);
      expect(await store.revision('0000000002')).toBe(200);
      expect(await store.playing()).toHaveLength(2);
      await store.close();
    },
    3,
  ));
