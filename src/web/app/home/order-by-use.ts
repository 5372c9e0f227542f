/**
 * The tools in the order of what was counted. Only work on the server is counted, so tools that are not in `byUse` keep their place,
 * and the others share out the places they had.
 *
 * @param byUse slugs, the most used first
 */
export function orderByUse<Tool extends { slug: string }>(tools: readonly Tool[], byUse: readonly string[]): Tool[] {
  const counted = byUse.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? []);
  return tools.map((tool) => (byUse.includes(tool.slug) ? (counted.shift() ?? tool) : tool));
}
