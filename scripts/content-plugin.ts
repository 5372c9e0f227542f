import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { contentSettings } from '../src/modules/content/content.config.ts';
import type { Content } from '../src/modules/content/content.contract.ts';
import { contentFolders, listPictures, readContent, screenOf } from '../src/modules/content/read-content.ts';
import { readFrom } from '../src/platform/config/config.ts';
import { processEnvironment } from '../src/platform/config/environment.ts';

/** The folders of content that this build reads. */
export const siteContentFolders = contentFolders({
  contentDir: readFrom(processEnvironment)(contentSettings.contentDir),
});

const contentModule = 'virtual:content';
const indexModule = 'virtual:help-index';

/**
 * Content for the site's pages: `virtual:content` for loaders, which run when the site is built, and `virtual:help-index` for
 * the search in the browser. Their types are in src/web/app/content/virtual-content.d.ts.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'satchel:content',
    resolveId: (id) => (id === contentModule || id === indexModule ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${indexModule}`) {
        const { help } = readContent(siteContentFolders);
        return `export const helpIndex = ${JSON.stringify(help.map(indexArticle))};`;
      }
      if (id !== `\0${contentModule}`) return undefined;
      // Pages get their content from loaders: all of it would be sent to browsers otherwise.
      if (this.environment.name === 'client') return 'export const content = undefined;';
      const content = readContent(siteContentFolders);
      return `export const content = ${JSON.stringify({ ...content, help: content.help.map(withScreens) })};`;
    },
    configureServer(server) {
      for (const folder of siteContentFolders) server.watcher.add(folder);
      server.watcher.on('all', (_event, file) => {
        if (!siteContentFolders.some((folder) => file.startsWith(folder))) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const file = listPictures(siteContentFolders).get(new URL(request.url ?? '/', 'http://site').pathname);
        if (file === undefined) return next();
        response.setHeader('content-type', `image/${file.slice(file.lastIndexOf('.') + 1).replace('jpg', 'jpeg')}`);
        response.end(readFileSync(file));
      });
    },
  };
}

const withScreens = (article: Content['help'][number]) => ({
  ...article,
  screens: {
    light: screenOf(siteContentFolders, article.slug, 'light'),
    dark: screenOf(siteContentFolders, article.slug, 'dark'),
  },
});

const indexArticle = ({ slug, title, description, headings, markdown }: Content['help'][number]) => ({
  path: `/help/${slug}`,
  title,
  description,
  headings: headings.map(({ text }) => text),
  // Punctuation is not searched for.
  text: markdown.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim(),
});
