/** What a passage is of: a tool, one of its questions or its limits, a message, the whole site, or an operator's article. */
export const passageKinds = ['tool', 'question', 'limits', 'error', 'site', 'article'] as const;
export type PassageKind = (typeof passageKinds)[number];
