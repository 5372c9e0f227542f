/**
 * What a passage is of: a tool, one of its questions or its limits, a message, the whole site, a section of a help article, or an
 * operator's article.
 */
export const passageKinds = ['tool', 'question', 'limits', 'error', 'site', 'help', 'article'] as const;
export type PassageKind = (typeof passageKinds)[number];
