/** `npm run graph`: the floors, and which rooms import which, as in scripts/floors/floors.test.ts. */
import { countArrows, floorOf, floors, roomOf } from './floors/floors.ts';
import { readImports } from './floors/import-graph.ts';
import { root } from './setup/paths.mjs';

const imports = readImports(root);
const arrows = countArrows(imports);

for (const { name, on } of floors) {
  console.log(`\n${name}${on.length > 0 ? `  (may import ${on.join(', ')})` : ''}`);
  const rooms = new Set(
    imports
      .map(({ from }) => from)
      .filter((path) => floorOf(path).name === name)
      .map(roomOf),
  );
  for (const room of [...rooms].sort()) {
    const out = [...(arrows.get(room) ?? [])].sort().map(([target, count]) => `${target} ${count}`);
    console.log(`  ${room}${out.length > 0 ? ` → ${out.join(', ')}` : ''}`);
  }
}
