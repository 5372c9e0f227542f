/** Apart from the schemas, which pages do without. */
export const feedPaths = { rss: '/blog/feed.xml', json: '/blog/feed.json' } as const;
