import type { XastParent } from 'svgo';

type Group = { own: number; parts: Group[]; uses: string[]; total?: number; isOpen?: boolean };

/**
 * How many elements of an SVG its `<use>` elements draw again, each through all the others. A few nested ones are millions,
 * and take a reader minutes. A loop counts once, since readers do not follow it.
 */
export function countRepeats(root: XastParent): number {
  const groups = new Map<string, Group>();
  const whole: Group = { own: 0, parts: [], uses: [] };
  const all = [whole];
  // Lists instead of recursion: nesting may exceed the call stack.
  const open: { parent: XastParent; group: Group }[] = [{ parent: root, group: whole }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const node of next.parent.children) {
      if (node.type !== 'element') continue;
      const { id, href, 'xlink:href': link = href } = node.attributes;
      let { group } = next;
      if (id !== undefined && !groups.has(id)) {
        group = { own: 0, parts: [], uses: [] };
        next.group.parts.push(group);
        groups.set(id, group);
        all.push(group);
      }
      group.own += 1;
      if (/(^|:)use$/.test(node.name) && link?.startsWith('#')) group.uses.push(link.slice(1));
      open.push({ parent: node, group });
    }
  }
  const followed = ({ parts, uses }: Group) => [...parts, ...uses.flatMap((id) => groups.get(id) ?? [])];
  const counting = [whole];
  for (let group = counting.at(-1); group !== undefined; group = counting.at(-1)) {
    if (group.isOpen || group.total !== undefined) {
      counting.pop();
      group.total ??= followed(group).reduce((sum, { total = 0 }) => sum + total, group.own);
    } else {
      group.isOpen = true;
      counting.push(...followed(group).filter(({ isOpen, total }) => !isOpen && total === undefined));
    }
  }
  return (whole.total ?? 0) - all.reduce((sum, { own }) => sum + own, 0);
}
