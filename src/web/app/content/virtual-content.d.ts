/** Written by scripts/content-plugin.ts. For loaders: undefined in the browser. */
declare module 'virtual:content' {
  type Screen = { address: string; width: number; height: number };
  type Content = import('../../../modules/content/content.contract.ts').Content;
  type HelpArticle = Content['help'][number] & { screens: { light?: Screen; dark?: Screen } };
  export const content: Omit<Content, 'help'> & { help: HelpArticle[] };
}

declare module 'virtual:help-index' {
  export const helpIndex: readonly import('./rank-help.ts').HelpEntry[];
}
